import { defineConfig } from '@playwright/test'
import { findBrowser } from '../setup/find-browser.ts'
import { pictureHost } from './picture-context.ts'
import { optionsFromEnvironment, setOf } from './picture-options.ts'
import { acceptedPictures, pictureReport, pictureResults } from './picture-paths.ts'

const options = optionsFromEnvironment()
const { accept } = options
const browser = findBrowser()

const served = `MAP ${pictureHost} ${process.env.GALLEY_STORYBOOK}`

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
    launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=${served}`] },
  },
})
