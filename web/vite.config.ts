import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/comptoir/page";
const SERVER = process.env.COMPTOIR_SERVER ?? "http://127.0.0.1:8000";
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** The worker stores all files of its version: it is told which, by language. */
function listed(): Plugin {
  const files: Record<string, string[]> = {};
  return {
    name: "listed",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName))) {
        const modules = file.type === "chunk" ? file.moduleIds.join() : "";
        const language = /locales\/(\w+)\//.exec(modules)?.[1] ?? "";
        if (file.fileName.startsWith("assets/")) (files[language] ??= []).push(`/${file.fileName}`);
      }
    },
    closeBundle() {
      const built = JSON.stringify(files);
      const version = createHash("sha256").update(built).digest("hex").slice(0, 12);
      const worker = join(OUT, "sw.js");
      const text = readFileSync(worker, "utf8").replace('"none"', `"${version}"`);
      writeFileSync(worker, text.replace("BUILT = {}", `BUILT = ${built}`));
    },
  };
}

/** The server sends files as they lie there, so the compressed ones lie beside them. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" }).filter((name) =>
        TEXT.test(name),
      )) {
        const body = readFileSync(join(OUT, name));
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** The page is built into the Python package; `npm run dev` passes the API on to a server. */
export default defineConfig({
  plugins: [svelte(), listed(), packed()],
  base: "/",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A few files: where the network is slow, each costs more time than its bytes.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "common", test: /\/(node_modules|src\/(lib|ui))\//, minShareCount: 2 },
            { name: "parts", test: /\/src\/table\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(
      ["/api", "/picture", "/embed/"].map((path) => [path, { target: SERVER, ws: true }]),
    ),
  },
  test: {
    include: ["tests/unit/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
