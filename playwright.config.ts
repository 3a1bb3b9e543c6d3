import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/find-browser.ts'

const port = Number(process.env.GALLEY_PORT ?? 4174)
const built = process.env.GALLEY_DEMO_BUILD
const vite = `"${process.execPath}" node_modules/vite/bin/vite.js`

const build = (mode: string, folder: string) =>
  `${vite} build --mode ${mode} --outDir ${folder} --emptyOutDir --logLevel warn`
const preview = (mode: string, folder: string, at: number) =>
  `${vite} preview --mode ${mode} --outDir ${folder} --port ${at} --strictPort`

const demo = built ?? '.cache/demo'
const separate = '.cache/separate'
const below = '.cache/below'
const launchOptions = findBrowser()
// A build of Storybook takes as long as all that is built for the usual run.
const storybook = process.env.GALLEY_DEEP
  ? ` && "${process.execPath}" node_modules/storybook/dist/bin/dispatcher.js build -o ${below}/storybook --quiet`
  : ''

/**
 * Browser tests visit the static demo: the product's own build with the pretend backend inside. One
 * visits the build for a real server, which stands apart from the page, in a folder: the pretend one over HTTP. Another
 * visits a demo in a folder of a host that knows files alone, in a deep run with Storybook inside,
 * and one what `npm start -- --http` serves.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  testIgnore: storybook ? [] : ['storybook.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The second try is there to be recorded: a test that then passes has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  // The proofreader's first page may have to load 16 MB on a busy machine.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The trace of a second try shows more; a picture of each test, kept or not, took a tenth of the time.
    screenshot: 'off',
    // All the time, traces take half as long again, and the proofreader's 16 MB four times as long.
    trace: 'on-first-retry',
    // What records comes with Playwright's own browser.
    video: launchOptions.executablePath ? 'off' : 'on-first-retry',
  },
  webServer: [
    {
      command: built
        ? preview('demo', demo, port)
        : `${build('demo', demo)} && ${preview('demo', demo, port)}`,
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: !built,
      timeout: 120_000,
    },
    {
      command: `"${process.execPath}" scripts/backend.ts --port ${port + 1}`,
      url: `http://127.0.0.1:${port + 1}`,
      reuseExistingServer: !built,
    },
    {
      command: `${build('production', separate)} --base /portal/ && ${preview('production', separate, port + 2)} --base /portal/`,
      env: { VITE_API_BASE_URL: `http://127.0.0.1:${port + 1}` },
      url: `http://127.0.0.1:${port + 2}/portal/`,
      reuseExistingServer: !built,
      timeout: 120_000,
    },
    {
      command: `${build('demo', below)} --base /below/${storybook} && "${process.execPath}" scripts/setup/serve-folder.ts --folder ${below} --base /below/ --port ${port + 3}`,
      url: `http://127.0.0.1:${port + 3}/below/`,
      reuseExistingServer: !built,
      timeout: 300_000,
    },
    {
      command: `"${process.execPath}" scripts/setup/serve-app.ts --http --port ${port + 4}`,
      url: `http://127.0.0.1:${port + 4}/favicon.svg`,
      reuseExistingServer: !built,
    },
  ],
})
