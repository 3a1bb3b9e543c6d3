import { existsSync } from 'node:fs'

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const installed = [
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
 * The browser that tests start: what CHROMIUM_PATH names, else Playwright's own where it has been
 * downloaded, else a Chrome, Chromium or Edge that the machine has.
 * @param {string | undefined} playwrightPath where Playwright would keep its own Chromium
 * @returns {{ executablePath?: string, args: string[] }} launch options for Playwright
 */
export function findBrowser(playwrightPath) {
  // A root user's Chromium refuses to start inside its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, args }
  if (playwrightPath && existsSync(playwrightPath)) return { args }
  const found = installed.find((path) => existsSync(path))
  return found ? { executablePath: found, args } : { args }
}
