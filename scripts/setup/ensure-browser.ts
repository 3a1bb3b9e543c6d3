import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browsersOfThisMachine } from './find-browser.ts'
import { projectNode, root } from './project-node.mjs'

const minutes = 60_000

/** The file may be a stub, or lack a library. */
function starts(path: string): boolean {
  // On other systems `--version` opens a window.
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { timeout: minutes / 2 }).status === 0
}

function run(command: string, args: string[], timeout: number): boolean {
  console.log(`  ${[command.replace(projectNode, 'node'), ...args].join(' ')}`)
  const { status, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.log(`  did not work: ${reasonIn(stderr)}`)
  return status === 0
}

function reasonIn(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim())
  return lines.findLast((line) => /^(E:|Error:)/.test(line)) ?? 'it said no more'
}

function installFromPlaywright(): boolean {
  return run(
    projectNode,
    [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    4 * minutes,
  )
}

/** Installs the first list of Debian's packages that it has, where it may. */
export function installFromSystem(...choices: string[][]): boolean {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return false
  // A fresh machine has no package lists yet.
  if (!run('apt-get', ['update'], 2 * minutes)) return false
  return choices.some((names) => run('apt-get', ['install', '-y', ...names], 5 * minutes))
}

const installChromium = () => installFromSystem(['chromium-headless-shell'], ['chromium'])

/**
 * Finds a browser for the tests, or installs one. @throws with the command to run if none can be
 * installed
 */
export function ensureBrowser(): string {
  const present = browsersOfThisMachine().find(starts)
  if (present) return present
  console.log('No Chromium, Chrome or Edge is here for the browser tests. Installing one:')
  for (const install of [installFromPlaywright, installChromium]) {
    const made = install() && browsersOfThisMachine().find(starts)
    if (made) return made
  }
  const command =
    process.platform === 'linux'
      ? 'sudo npx playwright install --with-deps chromium'
      : 'npx playwright install chromium'
  throw new Error(
    `No browser for the tests. Install one with:\n\n  ${command}\n\nor name one in CHROMIUM_PATH.`,
  )
}

export function isPlaywrightsOwn(path: string): boolean {
  return path === chromium.executablePath()
}
