import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { pastScripts } from './mock-worker-plugin.ts'

type Listener = (event: object) => void

function listenersOf(script: string): Map<string, Listener> {
  const listeners = new Map<string, Listener>()
  const addEventListener = (type: string, listener: Listener) => listeners.set(type, listener)
  runInNewContext(script, { addEventListener })
  return listeners
}

it.each([
  ['script', true],
  ['', false],
  ['image', false],
  ['document', false],
])('a request for %j passes by the worker: %s', (destination, isPassed) => {
  const stopImmediatePropagation = vi.fn()
  listenersOf(pastScripts).get('fetch')?.({ request: { destination }, stopImmediatePropagation })
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(isPassed ? 1 : 0)
})

it('has the browser not even ask it where that is possible', () => {
  const addRoutes = vi.fn()
  const install = listenersOf(pastScripts).get('install')
  install?.({ addRoutes })
  install?.({})
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith({
    condition: { requestDestination: 'script' },
    source: 'network',
  })
})
