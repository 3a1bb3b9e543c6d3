import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/find-browser.ts'

const port = process.env.GALLEY_PORT ?? '4174'
const built = process.env.GALLEY_DEMO_BUILD
const folder = built ?? '.cache/demo'
const vite = `"${process.execPath}" node_modules/vite/bin/vite.js`
const build = `${vite} build --mode demo --outDir ${folder}`
const preview = `${vite} preview --mode demo --outDir ${folder} --port ${port} --strictPort`

/** Browser tests visit the static demo: the product's own build with the pretend backend inside. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  // The proofreader's first page may have to load 16 MB on a busy machine.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: findBrowser(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: built ? preview : `${build} && ${preview}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: !built,
    timeout: 120_000,
  },
})
