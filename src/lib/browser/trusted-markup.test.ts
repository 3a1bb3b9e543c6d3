import { afterEach, expect, it, vi } from 'vitest'
import { refuseMarkup } from './trusted-markup.ts'

type Factory = NonNullable<typeof globalThis.trustedTypes>

afterEach(() => {
  globalThis.trustedTypes = undefined
})

function installed(defaultPolicy: unknown = null) {
  const createPolicy = vi.fn<Factory['createPolicy']>()
  globalThis.trustedTypes = { defaultPolicy, createPolicy }
  refuseMarkup()
  return createPolicy.mock.calls
}

it.each(['<b>bold</b>', 'a < b', '<script>', 'text<img src=x onerror=alert(1)>'])(
  'refuses %s',
  (text) => {
    const [[name, rules] = []] = installed()
    expect(name).toBe('default')
    expect(() => rules?.createHTML?.(text)).toThrow(TypeError)
  },
)

it.each(['', 'plain text', 'a > b', '&lt;b&gt;'])('accepts "%s" unchanged', (text) => {
  const [[, rules] = []] = installed()
  expect(rules?.createHTML?.(text)).toBe(text)
})

it('leaves an existing default policy alone, and works in a browser without policies', () => {
  expect(installed({})).toEqual([])
  globalThis.trustedTypes = undefined
  expect(refuseMarkup).not.toThrow()
})
