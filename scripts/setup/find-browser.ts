import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * The address bar's popup is a page of its own, with some 230 files, which Chromium loads for every
 * window: two fifths of the processor time of opening a page. The other features are those that
 * Playwright disables, because browsers read only the last such list.
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
  // Chromium without windows opens a page in four fifths of the time.
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
 * Every browser that tests may start, best first: CHROMIUM_PATH, Playwright's own, then the
 * machine's Chromium, Chrome or Edge.
 */
export function browsersOfThisMachine(): string[] {
  const named = process.env.CHROMIUM_PATH
  const candidates = named ? [named] : [chromium.executablePath(), ...installed]
  return candidates.filter((path) => existsSync(path))
}

export function findBrowser(): { executablePath?: string; args: string[] } {
  // Chromium refuses to start as root inside its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
  const found = browsersOfThisMachine()[0]
  // Playwright finds its own headless shell only if it gets no path.
  return found && found !== chromium.executablePath() ? { executablePath: found, args } : { args }
}
