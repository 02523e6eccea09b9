import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/comptoir/page";
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** The server sends files as they lie there, so the compressed ones lie beside them. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name))) {
        const body = readFileSync(join(OUT, name));
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** The page is built into the Python package; `npm run dev` passes the API on to a server. */
export default defineConfig({
  plugins: [svelte(), packed()],
  base: "./",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.COMPTOIR_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
