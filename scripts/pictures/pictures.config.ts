import { defineConfig } from '@playwright/test'
import { findBrowser } from '../setup/find-browser.ts'
import { optionsFromEnvironment, setOf } from './picture-options.ts'
import { acceptedPictures, pictureReport, pictureResults } from './picture-paths.ts'

const options = optionsFromEnvironment()
const { width, scheme, accept } = options
const browser = findBrowser()

// A page may show its address in a QR code: without a port it never changes.
const host = 'storybook.localhost'
const served = `MAP ${host} ${process.env.GALLEY_STORYBOOK}`

/** Started by take-pictures.ts, which builds Storybook and serves it. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from there.
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.pictures.ts',
  outputDir: pictureResults,
  snapshotPathTemplate: `${acceptedPictures}/${setOf(options)}/{arg}{ext}`,
  updateSnapshots: accept ? 'changed' : 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 0 } },
  reporter: [['dot'], ['html', { outputFolder: pictureReport, open: 'never' }]],
  use: {
    baseURL: `http://${host}`,
    launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=${served}`] },
    viewport: { width, height: 900 },
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
