import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package; `npm run dev` passes the API on to a server. */
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/comptoir/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
