import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, Refusal } from '../../../api/errors/api-failure.ts'
import type { AnswerContent } from '../answers/answer-content.ts'
import { AnswerSaver, type AnswerSaving } from './answer-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (letter: string): AnswerContent => ({ letter, manuscript: '', comments: [] })
const pause = 2000

type TestServer = {
  saved: AnswerContent & { version: number }
  failure?: Error | undefined
  calls: string[]
  read: () => Promise<AnswerContent & { version: number; savedAt: string }>
  save: (
    change: AnswerContent & { version: number },
  ) => Promise<{ version: number; savedAt: string }>
}

/** A server as the contract describes it. */
function serverWith(letter: string, version: number): TestServer {
  const server: TestServer = {
    saved: { ...answer(letter), version },
    calls: [],
    read: async () => {
      server.calls.push('read')
      if (server.failure) throw server.failure
      return { ...server.saved, savedAt: '2026-11-02T10:00:00Z' }
    },
    save: async (change) => {
      server.calls.push(`save ${change.version} ${change.letter}`)
      if (server.failure) throw server.failure
      if (change.version !== server.saved.version) throw new Refusal('reviewer-response-changed')
      server.saved = { ...change, version: change.version + 1 }
      return { version: server.saved.version, savedAt: '2026-11-02T10:01:00Z' }
    },
  }
  return server
}

type Page = { saving: AnswerSaving['kind']; shown: string; isSaved: boolean }
type Kept = { letter?: string; version?: number; isSaved?: boolean }

async function opened(server: TestServer, kept: Kept = {}) {
  const { letter = '', version = 0, isSaved = false } = kept
  const page: Page = { saving: 'reading', shown: letter, isSaved }
  const saver = new AnswerSaver({ content: answer(letter), version, isSaved }, server, {
    onChange: ({ kind }, next) => {
      page.saving = kind
      page.isSaved = next.isSaved
    },
    onTake: (content) => {
      page.shown = content.letter
    },
  })
  await saver.read()
  const write = (text: string) => {
    page.shown = text
    saver.write(answer(text))
  }
  return { page, saver, write, wait: () => vi.advanceTimersByTimeAsync(pause) }
}

describe('what is typed', () => {
  it('is saved once after the last letter', async () => {
    const server = serverWith('', 0)
    const { page, write, wait } = await opened(server)
    expect(page.saving).toBe('none')
    write('a')
    await vi.advanceTimersByTimeAsync(pause / 2)
    write('ab')
    expect(page).toMatchObject({ saving: 'waiting', isSaved: false })
    await wait()
    expect(page).toMatchObject({ saving: 'saved', isSaved: true })
    expect(server.calls).toEqual(['read', 'save 0 ab'])
  })

  it('is saved at once when the page is left', async () => {
    const server = serverWith('', 0)
    const { saver, write } = await opened(server)
    write('a')
    saver.stop()
    await vi.runAllTimersAsync()
    expect(server.calls).toEqual(['read', 'save 0 a'])
  })

  it('is saved after what is on its way', async () => {
    const server = serverWith('', 0)
    const { page, saver, write, wait } = await opened(server)
    write('a')
    saver.flush()
    write('ab')
    await wait()
    await wait()
    expect(server.calls).toEqual(['read', 'save 0 a', 'save 1 ab'])
    expect(page.saving).toBe('saved')
  })

  it('stays where saving fails, and is saved with the next letter', async () => {
    const server = serverWith('', 0)
    const { page, write, wait } = await opened(server)
    server.failure = new ApiError('network', 'offline')
    write('a')
    await wait()
    expect(page).toEqual({ saving: 'failed', shown: 'a', isSaved: false })
    server.failure = undefined
    write('ab')
    await wait()
    expect(server.saved).toMatchObject({ letter: 'ab', version: 1 })
  })

  it('waits until it is known what is there', async () => {
    const server = serverWith('old', 2)
    server.failure = new ApiError('status', 'down', 503)
    const { page, saver, write, wait } = await opened(server, { letter: 'old', version: 2 })
    expect(page.saving).toBe('unread')
    write('new')
    server.failure = undefined
    saver.retry()
    await wait()
    expect(server.saved).toMatchObject({ letter: 'new', version: 3 })
  })

  it.each([
    ['no-order', new ApiError('status', 'none', 404)],
    ['not-completed', new Refusal('reviewer-response-not-completed')],
  ])('is sent no more once the answer is %s', async (_, failure) => {
    const server = serverWith('', 0)
    const { page, write, wait } = await opened(server)
    server.failure = failure
    write('a')
    await wait()
    write('ab')
    await wait()
    expect(page).toMatchObject({ saving: 'off', shown: 'ab' })
    expect(server.calls).toEqual(['read', 'save 0 a'])
  })

  it('is not sent while it is too long', async () => {
    const server = serverWith('', 0)
    const { page, write, wait } = await opened(server)
    write('a'.repeat(300_001))
    await wait()
    expect(page.saving).toBe('too-long')
    write('a')
    await wait()
    expect(server.calls).toEqual(['read', 'save 0 a'])
  })
})

describe('another device', () => {
  it('is gone on from', async () => {
    const { page } = await opened(serverWith('there', 4), {
      letter: 'old',
      version: 3,
      isSaved: true,
    })
    expect(page).toEqual({ saving: 'saved', shown: 'there', isSaved: true })
  })

  it('is noticed when the page is shown again', async () => {
    const server = serverWith('a', 1)
    const { page, saver } = await opened(server, { letter: 'a', version: 1, isSaved: true })
    server.saved = { ...answer('there'), version: 2 }
    await saver.read()
    expect(page).toMatchObject({ saving: 'saved', shown: 'there' })
  })

  it.each([
    ['keeps what is here', true, 'here'],
    ['takes the other one', false, 'there'],
  ])('is overwritten by nobody until the person %s', async (_, isOwn, letter) => {
    const server = serverWith('a', 1)
    const { page, saver, write, wait } = await opened(server, { letter: 'a', version: 1 })
    server.saved = { ...answer('there'), version: 2 }
    write('her')
    await wait()
    expect(page).toEqual({ saving: 'ask', shown: 'her', isSaved: false })
    write('here')
    await wait()
    expect(server.saved.letter).toBe('there')
    if (isOwn) saver.keepOwn()
    else saver.takeOther()
    await wait()
    expect(page).toEqual({ saving: 'saved', shown: letter, isSaved: true })
    expect(server.saved.letter).toBe(letter)
  })
})
