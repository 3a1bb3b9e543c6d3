import { describe, expect, it } from 'vitest'
import { UploadTurn } from './upload-turn.ts'

let lastKey = 0
function newKey() {
  lastKey += 1
  return `upload-${lastKey}`
}

/** Tabs that note what they do, and send until they are ended. */
function tabsOf(key = newKey()) {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const send = (tab: string, signal = new AbortController().signal) =>
    new UploadTurn(key, navigator.locks).take(
      async () => {
        events.push(`${tab} sends`)
        await new Promise<void>((end) => ends.set(tab, end))
        return tab
      },
      {
        signal,
        onWait() {
          events.push(`${tab} waits`)
          let isOver = false
          return () => {
            if (!isOver) events.push(`${tab} has waited`)
            isOver = true
          }
        },
      },
    )
  return { events, send, end: (tab: string) => ends.get(tab)?.() }
}

describe('sending one file from two tabs', () => {
  it('waits for the other tab', async () => {
    const { events, send, end } = tabsOf()
    const first = send('first')
    const second = send('second')
    await expect.poll(() => events).toEqual(['first sends', 'second waits'])
    end('first')
    expect(await first).toBe('first')
    await expect.poll(() => events.slice(2)).toEqual(['second has waited', 'second sends'])
    end('second')
    expect(await second).toBe('second')
  })

  it('goes on after the other tab has failed', async () => {
    const turn = new UploadTurn(newKey(), navigator.locks)
    const { signal } = new AbortController()
    const waiting = { signal, onWait: () => () => undefined }
    const first = turn.take(() => Promise.reject(new Error('no answer')), waiting)
    const second = turn.take(() => Promise.resolve('sent'), waiting)
    await expect(first).rejects.toThrow('no answer')
    expect(await second).toBe('sent')
  })

  it('ends its wait with the reason of the signal', async () => {
    const { events, send, end } = tabsOf()
    const leaving = new AbortController()
    const first = send('first')
    const second = send('second', leaving.signal)
    await expect.poll(() => events).toContain('second waits')
    leaving.abort('cancelled')
    await expect(second).rejects.toBe('cancelled')
    end('first')
    await first
    expect(events).toEqual(['first sends', 'second waits', 'second has waited'])
  })

  it('does not wait for a file of another name', async () => {
    const [one, other] = [tabsOf(), tabsOf()]
    const sending = [one.send('one'), other.send('other')]
    await expect.poll(() => [...one.events, ...other.events]).toEqual(['one sends', 'other sends'])
    one.end('one')
    other.end('other')
    await Promise.all(sending)
  })
})

describe('a tab that has the file', () => {
  it('is known to others until it leaves', async () => {
    const key = newKey()
    const [here, there] = [
      new UploadTurn(key, navigator.locks),
      new UploadTurn(key, navigator.locks),
    ]
    const leaveHere = here.enter()
    const leaveThere = there.enter()
    await leaveHere()
    expect(await here.isElsewhere()).toBe(true)
    await leaveThere()
    expect(await here.isElsewhere()).toBe(false)
  })
})

describe('where the browser refuses locks', () => {
  const refused = () => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'))

  it.each([
    ['none', undefined],
    ['blocked ones', { request: refused, query: refused }],
  ])('sends with %s', async (_, locks) => {
    const turn = new UploadTurn(newKey(), locks)
    const { signal } = new AbortController()
    const leave = turn.enter()
    expect(await turn.take(async () => 'sent', { signal, onWait: () => () => undefined })).toBe(
      'sent',
    )
    await leave()
    expect(await turn.isElsewhere()).toBe(false)
  })
})
