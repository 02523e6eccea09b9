// A bot for Comptoir: it pays little and never stops early.
//
// comptoir simulate speicherstadt --bots "random,exec:node examples/bots/thrifty.js"

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

// Always the same numbers from the same seed (Math.random has no seed).
let state = 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

// Buy what costs 1 or 2, pass on the rest, and move on whenever possible.
const choose = (ask) => {
  const options = ask.options.map((option) => option.notation);
  const [{ args }] = ask.projection.decisions;
  if (options.includes("buy")) return args.price <= 2 ? "buy" : "pass";
  const active = options.filter((option) => !["done", "end", "stop", "leave"].includes(option));
  const among = active.length ? active : options;
  return among[Math.floor(random() * among.length)];
};

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    for (const letter of message.seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
    say({ type: "hello", protocol: 1, name: "thrifty" });
  } else if (message.type === "choose") {
    say({ number: message.number, option: choose(message) });
  } else if (message.type === "forfeit") {
    console.error(`forfeited: ${message.reason}`);
  }
});
