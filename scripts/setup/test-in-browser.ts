import { playwright } from '@vitest/browser-playwright'
import { findBrowser } from './find-browser.ts'

/** Milliseconds after which a test hangs for certain, also on a machine with a tenth of its processor. */
export const hung = 240_000

const browser = findBrowser()

/** A story runs its code a few times: compiled at once and never by the last optimizer, it takes a fifth less time. */
const quickToStart = '--js-flags=--no-turbofan --always-sparkplug'

/** Runs a project of Vitest in a browser. Each project needs its own, because Vitest puts the name into it. */
export const testInBrowser = () => ({
  enabled: true,
  headless: true,
  connectTimeout: hung,
  // A trace would record all tests from the start of a run, which slows them down.
  screenshotFailures: true,
  provider: playwright({
    launchOptions: { ...browser, args: [...browser.args, quickToStart] },
    // A colour in transition has another contrast when the accessibility of a page is checked.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
})
