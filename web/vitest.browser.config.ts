import { defineConfig } from "vitest/config";

/** Tests in a real browser with a real server: `npm run browser`, after the page was built. */
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 400_000,
  },
});
