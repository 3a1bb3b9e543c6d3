import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const draft = { name: 'prepay', owner: 'amara' }
const { signal } = new AbortController()

/** Runs that note their start and end, and end on demand. */
function tabs() {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const run = (tab: string) => async () => {
    events.push(`${tab} starts`)
    await new Promise<void>((end) => ends.set(tab, end))
    events.push(`${tab} ends`)
  }
  return { events, run, end: (tab: string) => ends.get(tab)?.() }
}

describe('sending one draft from two tabs', () => {
  it('waits for the other tab', async () => {
    const { events, run, end } = tabs()
    const first = inTurn(draft, signal, run('first'))
    const second = inTurn(draft, signal, run('second'))
    await expect.poll(() => events).toEqual(['first starts'])
    end('first')
    await first
    await expect.poll(() => events).toEqual(['first starts', 'first ends', 'second starts'])
    end('second')
    await second
  })

  it('continues after the other tab failed', async () => {
    const first = inTurn(draft, signal, () => Promise.reject(new Error('no answer')))
    const second = inTurn(draft, signal, () => Promise.resolve())
    await expect(first).rejects.toThrow('no answer')
    await expect(second).resolves.toBeUndefined()
  })

  it('does not run after its form was closed', async () => {
    const { events, run, end } = tabs()
    const leaving = new AbortController()
    const first = inTurn(draft, signal, run('first'))
    const second = inTurn(draft, leaving.signal, run('second'))
    await expect.poll(() => events).toEqual(['first starts'])
    leaving.abort()
    await second
    end('first')
    await first
    expect(events).toEqual(['first starts', 'first ends'])
  })

  it('does not wait for a closed form', async () => {
    const { events, run, end } = tabs()
    const leaving = new AbortController()
    const first = inTurn(draft, leaving.signal, run('first'))
    const second = inTurn(draft, signal, run('second'))
    await expect.poll(() => events).toEqual(['first starts'])
    leaving.abort()
    await expect.poll(() => events).toEqual(['first starts', 'second starts'])
    for (const tab of ['first', 'second']) end(tab)
    await Promise.all([first, second])
  })
})

it.each([
  ['another draft', { ...draft, owner: 'bruno' }],
  ['a form without a draft', undefined],
])('does not wait for %s', async (_, other) => {
  const { events, run, end } = tabs()
  const first = inTurn(draft, signal, run('first'))
  const second = inTurn(other, signal, run('second'))
  await expect.poll(() => events.toSorted()).toEqual(['first starts', 'second starts'])
  for (const tab of ['first', 'second']) end(tab)
  await Promise.all([first, second])
})

it('runs once where the browser forbids locks', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const { events, run, end } = tabs()
  const only = inTurn(draft, signal, run('only'), { request })
  await expect.poll(() => events).toEqual(['only starts'])
  end('only')
  await only
  expect(events).toEqual(['only starts', 'only ends'])
})

it('reports a failed run unchanged', async () => {
  const failing = () => Promise.reject(new Error('no answer'))
  await expect(inTurn(draft, signal, failing)).rejects.toThrow('no answer')
})
