import { defineConfig } from "vitest/config";

/**
 * Tests in a real browser with a real server, after the page was built: `npm run browser`, or
 * `npm run firefox`. Names of files after ` -- ` choose among them.
 */
export default defineConfig({
  test: {
    include: ["tests/{browser,firefox}/**/*.test.ts"],
    environment: "node",
    // Each file has a server of its own; those of a worker share its browser and what they load.
    maxWorkers: 2,
    isolate: false,
    // CI's machines are busy: a second try, which the output tells of.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 900_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
