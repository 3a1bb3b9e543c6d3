import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * The popup of the address bar is a page of its own, some 230 files, which Chromium loads for every
 * window, and every test has one: two fifths of the processor time that opening a page took. The rest of the
 * list is what Playwright switches off, since of two lists the browser reads the last alone.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-sync',
  '--no-first-run',
]

const installed = [
  // Chromium without windows: a page opens in four fifths of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Every browser that tests may start, the best one first: what CHROMIUM_PATH names, else
 * Playwright's own where it has been downloaded, else the machine's Chromium, Chrome or Edge.
 */
export function browsersOfThisMachine(): string[] {
  const named = process.env.CHROMIUM_PATH
  const candidates = named ? [named] : [chromium.executablePath(), ...installed]
  return candidates.filter((path) => existsSync(path))
}

/** Launch options for Playwright: the browser to start, and what keeps it quiet. */
export function findBrowser(): { executablePath?: string; args: string[] } {
  // A root user's Chromium refuses to start inside its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
  const found = browsersOfThisMachine()[0]
  // Playwright's own comes with a smaller headless twin, which it finds only when not told a path.
  return found && found !== chromium.executablePath() ? { executablePath: found, args } : { args }
}
