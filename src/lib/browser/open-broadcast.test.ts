import { afterEach, expect, it, vi } from 'vitest'
import { openBroadcast } from './open-broadcast.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['is missing', undefined],
  [
    'throws',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  ],
])('opens no channel where it %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  expect(openBroadcast('galley')).toBeUndefined()
})

it('opens a channel', () => {
  const channel = openBroadcast('galley')
  expect(channel?.name).toBe('galley')
  channel?.close()
})
