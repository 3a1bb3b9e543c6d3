import { describe, expect, it } from 'vitest'
import { holdsWhatTheLockAsks, stampOf } from './ensure-install.mjs'

type Package = { version: string; optional?: boolean }
const lock = (packages: Record<string, Package>) =>
  JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } })

const react = { 'node_modules/react': { version: '19.3.1' } }
const forWindows = { 'node_modules/fast-win32': { version: '1.0.0', optional: true } }

describe('stampOf', () => {
  it('is the same for the same lock, and another for another', () => {
    expect(stampOf(lock(react))).toBe(stampOf(lock(react)))
    expect(stampOf(lock(react))).not.toBe(stampOf(lock({})))
  })
})

describe('holdsWhatTheLockAsks', () => {
  it.each([
    ['what the lock asks for', lock(react), true],
    ['another version', lock({ 'node_modules/react': { version: '19.3.0' } }), false],
    ['a package less', lock({}), false],
    ['a package more', lock({ ...react, 'node_modules/left': { version: '1.0.0' } }), false],
  ])('%s', (_name, installed, holds) => {
    expect(holdsWhatTheLockAsks(lock(react), installed)).toBe(holds)
  })

  it('does not miss what is for other machines', () => {
    expect(holdsWhatTheLockAsks(lock({ ...react, ...forWindows }), lock(react))).toBe(true)
  })
})
