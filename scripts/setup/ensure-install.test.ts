import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkedTo, matchesLock, stampOf } from './ensure-install.mjs'

type Package = { version: string; optional?: boolean }
const lock = (packages: Record<string, Package>) =>
  JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } })

const react = { 'node_modules/react': { version: '19.3.1' } }
const forWindows = { 'node_modules/fast-win32': { version: '1.0.0', optional: true } }

describe('stampOf', () => {
  it('is the same for the same lock file, and differs for another', () => {
    expect(stampOf(lock(react))).toBe(stampOf(lock(react)))
    expect(stampOf(lock(react))).not.toBe(stampOf(lock({})))
  })
})

describe('holdsWhatTheLockAsks', () => {
  it.each([
    ['the packages of the lock file', lock(react), true],
    ['another version', lock({ 'node_modules/react': { version: '19.3.0' } }), false],
    ['a missing package', lock({}), false],
    ['an extra package', lock({ ...react, 'node_modules/left': { version: '1.0.0' } }), false],
  ])('%s', (_name, installed, holds) => {
    expect(matchesLock(lock(react), installed)).toBe(holds)
  })

  it('does not miss packages for other machines', () => {
    expect(matchesLock(lock({ ...react, ...forWindows }), lock(react))).toBe(true)
  })
})

describe('packages of another checkout', () => {
  it('are reported and left as they are, and nothing is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'galley-linked-'))
    const other = join(folder, 'other/node_modules')
    const mine = join(folder, 'mine')
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'kept'), '')
    mkdirSync(join(mine, 'scripts'), { recursive: true })
    cpSync('scripts/setup', join(mine, 'scripts/setup'), { recursive: true })
    writeFileSync(join(mine, 'package-lock.json'), lock(react))
    symlinkSync(other, join(mine, 'node_modules'), 'junction')
    writeFileSync(
      join(mine, 'scripts/start.mjs'),
      "import { ensureInstall } from './setup/ensure-install.mjs'\nensureInstall()\n",
    )
    // Without npm, an attempted installation cannot change anything.
    const env = { npm_execpath: join(mine, 'no-npm.mjs') }
    const start = join(mine, 'scripts/start.mjs')
    const { status, stderr } = spawnSync(process.execPath, [start], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('another checkout')])
    expect(existsSync(join(other, 'kept'))).toBe(true)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['its own', 'own'],
    ['missing', 'none'],
  ])('exclude packages that are %s', (_, name) => {
    const folder = mkdtempSync(join(tmpdir(), 'galley-own-'))
    mkdirSync(join(folder, 'own'))
    expect(linkedTo(join(folder, name))).toBeUndefined()
    rmSync(folder, { recursive: true })
  })
})
