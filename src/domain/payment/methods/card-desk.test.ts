import { i18n } from '@lingui/core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { installClock, realClock } from '../../../lib/clock.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { resolveText } from '../../../ui/form/message-text.ts'
import { answerTime, cardFieldName, createCardDesk } from './card-desk.ts'

const card = { nonce: 'card-approved-4242', type: 'Visa', lastFour: '4242' }

function opened() {
  const desk = createCardDesk()
  const sent: object[] = []
  desk.open((message) => sent.push(message))
  return { desk, sent }
}

const messageOf = async (asked: Promise<unknown>) => {
  const failure = await asked.catch((error: unknown) => error)
  if (!(failure instanceof FormFailure)) throw new Error(`${failure} is no FormFailure.`)
  return resolveText(failure.fields[cardFieldName] ?? '')
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => installClock())

describe('a desk', () => {
  it('asks the frame, and gives the card that it answers', async () => {
    const { desk, sent } = opened()
    const asked = desk.askCard()
    expect(sent).toEqual([{ ask: 'card' }])
    desk.hear({ complete: true })
    desk.hear({ card })
    expect(await asked).toEqual(card)
  })

  it('says that the card has to be checked where the frame refuses it', async () => {
    const { desk } = opened()
    const asked = desk.askCard()
    desk.hear({ refused: true })
    expect(await messageOf(asked)).toBe('Please check the card details.')
  })

  it('asks nobody where no frame is, and gives up when it goes', async () => {
    expect(await messageOf(createCardDesk().askCard())).toMatch(/has not loaded/)
    const { desk } = opened()
    desk.hear({ complete: true })
    const asked = desk.askCard()
    desk.close()
    expect(desk.isComplete()).toBe(false)
    expect(await messageOf(asked)).toMatch(/has not loaded/)
  })

  it('gives up where the frame does not answer in time', async () => {
    const timers: { run: () => void; delay: number | undefined }[] = []
    installClock({
      ...realClock,
      setTimeout: (run, delay) => timers.push({ run, delay }),
      clearTimeout: () => undefined,
    })
    const { desk } = opened()
    const asked = desk.askCard()
    expect(timers.map(({ delay }) => delay)).toEqual([answerTime])
    timers[0]?.run()
    expect(await messageOf(asked)).toMatch(/does not answer/)
    desk.hear({ card })
  })

  it('lets go of the question before when it is asked again', async () => {
    const { desk, sent } = opened()
    const first = messageOf(desk.askCard())
    const second = desk.askCard()
    desk.hear({ card })
    expect(await first).toBe('Please check the card details.')
    expect(await second).toEqual(card)
    expect(sent).toHaveLength(2)
  })

  it('lets the frame mark what is missing, but not while it is asked', async () => {
    const { desk, sent } = opened()
    desk.mark()
    desk.hear({ refused: true })
    expect(sent).toHaveLength(1)
    const asked = desk.askCard()
    desk.mark()
    expect(sent).toHaveLength(2)
    desk.hear({ card })
    await asked
    expect(desk.isComplete()).toBe(false)
    desk.hear({ complete: true })
    expect(desk.isComplete()).toBe(true)
  })
})
