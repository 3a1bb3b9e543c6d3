import { i18n } from '@lingui/core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { installClock, realClock } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { resolveText } from '../../../ui/form/message-text.ts'
import { cardFieldName, createCardSession, providerTimeout } from './card-session.ts'

const card = { nonce: 'card-approved-4242', type: 'Visa', lastFour: '4242' }

function opened() {
  const cardSession = createCardSession()
  const sent: object[] = []
  cardSession.open((message) => sent.push(message))
  return { cardSession, sent }
}

const messageOf = async (answer: Promise<unknown>) => {
  const failure = await answer.catch((error: unknown) => error)
  if (!(failure instanceof FormFailure)) throw new Error(`${failure} is no FormFailure.`)
  return resolveText(failure.fields.get(cardFieldName) ?? '')
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => installClock())

describe('a card session', () => {
  it('requests the card from the frame, and returns it', async () => {
    const { cardSession, sent } = opened()
    const answer = cardSession.requestCard()
    expect(sent).toEqual([{ ask: 'card' }])
    cardSession.receive({ complete: true })
    cardSession.receive({ card })
    expect(await answer).toEqual(card)
  })

  it('reports that the card has to be checked where the frame refuses it', async () => {
    const { cardSession } = opened()
    const answer = cardSession.requestCard()
    cardSession.receive({ refused: true })
    expect(await messageOf(answer)).toBe('Please check the card details.')
  })

  it('requests nothing without a frame, and rejects when the frame is removed', async () => {
    expect(await messageOf(createCardSession().requestCard())).toMatch(/hasn’t loaded/)
    const { cardSession } = opened()
    const answer = cardSession.requestCard()
    cardSession.close()
    expect(cardSession.isOpen()).toBe(false)
    expect(await messageOf(answer)).toMatch(/hasn’t loaded/)
  })

  it('rejects where the frame does not answer in time', async () => {
    const timers: { run: () => void; delay: number | undefined }[] = []
    installClock({
      ...realClock,
      setTimeout: (run, delay) => timers.push({ run, delay }),
      clearTimeout: () => undefined,
    })
    const { cardSession } = opened()
    const answer = cardSession.requestCard()
    expect(timers.map(({ delay }) => delay)).toEqual([providerTimeout])
    timers[0]?.run()
    expect(await messageOf(answer)).toMatch(/isn’t responding/)
    cardSession.receive({ card })
  })

  it('drops the earlier request when the card is requested again', async () => {
    const { cardSession, sent } = opened()
    const first = messageOf(cardSession.requestCard())
    const second = cardSession.requestCard()
    cardSession.receive({ card })
    expect(await first).toBe('Please check the card details.')
    expect(await second).toEqual(card)
    expect(sent).toHaveLength(2)
  })

  it('lets the frame mark missing fields, except during a request', async () => {
    const { cardSession, sent } = opened()
    cardSession.markMissing()
    cardSession.receive({ refused: true })
    expect(sent).toHaveLength(1)
    const answer = cardSession.requestCard()
    cardSession.markMissing()
    expect(sent).toHaveLength(2)
    cardSession.receive({ card })
    await answer
  })
})
