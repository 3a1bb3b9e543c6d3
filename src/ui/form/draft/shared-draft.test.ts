import { describe, expect, it } from 'vitest'
import { guardStorage, type SafeStorage } from '../../../lib/browser/safe-storage.ts'
import { testStorage } from './memory-storage.ts'
import { openDraft } from './shared-draft.ts'

const name = { name: 'prepay', owner: 'amara' }
const typed = (amount: string) => ({ values: { amount }, files: {}, isTouched: amount !== '' })
const open = (storage: SafeStorage) => openDraft(storage, name)

/** Opens the second tab after the first has stored something. */
function twoTabs() {
  const storage = testStorage()
  const first = open(storage)
  first.store(typed('250'))
  return { storage, first, second: open(storage) }
}

describe('the key of an attempt', () => {
  it('is the same in both tabs for the same content', () => {
    const { first, second } = twoTabs()
    const key = first.begin(typed('250'), '250')
    expect(second.begin(typed('250'), '250')).toBe(key)
    expect(key).toMatch(/^[\da-f]{32}-1$/)
  })

  it('is the same where both tabs were open before the first input', () => {
    const storage = testStorage()
    const [first, second] = [open(storage), open(storage)]
    first.store(typed('250'))
    second.store(typed('250'))
    expect(second.begin(typed('250'), '250')).toBe(first.begin(typed('250'), '250'))
  })

  it('differs for other content, and after a refusal', () => {
    const { first, second } = twoTabs()
    const keys = [first.begin(typed('250'), '250'), second.begin(typed('300'), '300')]
    second.refused(typed('300'))
    keys.push(first.begin(typed('300'), '300'))
    expect(new Set(keys).size).toBe(3)
  })

  it('stays the same after a refusal while another tab is sending', () => {
    const { first, second } = twoTabs()
    first.begin(typed('250'), '250')
    const key = second.begin(typed('300'), '300')
    first.refused(typed('250'))
    expect(first.begin(typed('300'), '300')).toBe(key)
  })

  it.each([
    ['without a name', testStorage(), undefined],
    ['where storage is blocked', guardStorage(() => null), name],
  ])('lasts in its tab %s', (_, storage, unnamed) => {
    const draft = openDraft(storage, unnamed)
    const key = draft.begin(typed('250'), '250')
    expect(draft.begin(typed('250'), '250')).toBe(key)
    draft.refused(typed('250'))
    expect(draft.begin(typed('250'), '250')).not.toBe(key)
    expect(draft.end()).toBeUndefined()
  })
})

describe('content that another tab has sent', () => {
  /** Whether the second tab asks, at first and when sending again. */
  const asks = (second: ReturnType<typeof open>, sent: string) => [
    second.isSentInAnotherTab(sent),
    second.isSentInAnotherTab(sent),
  ]

  it('prompts once, where it differs', () => {
    const { first, second } = twoTabs()
    first.begin(typed('250'), '250')
    expect(asks(second, '300')).toEqual([true, false])
    expect(first.isSentInAnotherTab('250')).toBe(false)
  })

  it('does not prompt where it is the same, which is sent once', () => {
    const { first, second } = twoTabs()
    first.begin(typed('250'), '250')
    expect(asks(second, '250')).toEqual([false, false])
  })

  it('prompts where it continues on an external page, also for the same content', () => {
    const { first, second } = twoTabs()
    const key = first.begin(typed('250'), '250')
    first.markAccepted(typed('250'))
    expect(asks(second, '250')).toEqual([true, false])
    expect(second.begin(typed('250'), '250')).not.toBe(key)
    second.markAccepted(typed('250'))
    expect(first.isSentInAnotherTab('250')).toBe(true)
  })

  it('does not prompt where it was refused, nor in the sending tab or a tab opened later', () => {
    const { storage, first, second } = twoTabs()
    first.begin(typed('250'), '250')
    first.refused(typed('250'))
    expect(second.isSentInAnotherTab('300')).toBe(false)
    first.begin(typed('250'), '250')
    first.markAccepted(typed('250'))
    expect(first.isSentInAnotherTab('250')).toBe(false)
    expect(open(storage).isSentInAnotherTab('250')).toBe(false)
  })

  it('prompts also after input in the second tab', () => {
    const { first, second } = twoTabs()
    first.begin(typed('250'), '250')
    second.store(typed('300'))
    expect(second.isSentInAnotherTab('300')).toBe(true)
  })
})

describe('a draft that another tab has ended', () => {
  it.each(['sent', 'discarded'] as const)('is %s here, and is no longer saved', (how) => {
    const { storage, first, second } = twoTabs()
    first.close(how)
    expect(second.end()).toBe(how)
    second.store(typed('260'))
    expect(open(storage).storedDraft).toBeUndefined()
    second.leave()
    expect(second.end()).toBeUndefined()
    second.store(typed('70'))
    expect(open(storage).storedDraft?.values).toEqual({ amount: '70' })
  })

  it('stays ended where the sent form starts over', () => {
    const { first, second } = twoTabs()
    first.close('sent')
    first.store(typed(''))
    expect(second.end()).toBe('sent')
  })

  it.each(['close', 'markAccepted', 'refused'] as const)(
    'stays ended after a late answer: %s',
    (answer) => {
      const { storage, first, second } = twoTabs()
      first.begin(typed('250'), '250')
      second.close('discarded')
      second.store(typed('70'))
      if (answer === 'close') first.close('sent')
      else first[answer](typed('250'))
      expect(open(storage).storedDraft?.values).toEqual({ amount: '70' })
      expect(second.end()).toBeUndefined()
    },
  )

  it('is ended also where another draft has been started since', () => {
    const { first, second } = twoTabs()
    first.close('sent')
    first.store(typed('70'))
    expect(second.end()).toBe('sent')
    expect(first.end()).toBeUndefined()
  })

  it('continues where another tab sends the form, and nothing is stored here', () => {
    const storage = testStorage()
    const [first, second] = [open(storage), open(storage)]
    second.store(typed(''))
    first.begin(typed(''), 'card')
    expect(second.end()).toBeUndefined()
    first.refused(typed(''))
    expect(second.end()).toBeUndefined()
    expect(second.isSentInAnotherTab('card')).toBe(false)
  })

  it('continues where another tab sends the form, and what was stored here is emptied', () => {
    const storage = testStorage()
    const [first, second] = [open(storage), open(storage)]
    second.store(typed('250'))
    second.store(typed(''))
    first.begin(typed(''), 'card')
    expect(second.end()).toBeUndefined()
    expect([second.isSentInAnotherTab('300'), second.isSentInAnotherTab('300')]).toEqual([
      true,
      false,
    ])
  })

  it('stays stored while another tab, which was opened before it, stores nothing', () => {
    const storage = testStorage()
    const [first, second] = [open(storage), open(storage)]
    first.store(typed('250'))
    second.store(typed(''))
    expect(open(storage).storedDraft?.values).toEqual({ amount: '250' })
  })

  it('continues where the other tab has only emptied it', () => {
    const { storage, first, second } = twoTabs()
    first.store(typed(''))
    expect(open(storage).storedDraft).toBeUndefined()
    expect(second.end()).toBeUndefined()
    second.store(typed('250'))
    expect(first.end()).toBeUndefined()
  })
})

it('keeps the sent content until its result is known, although the form is reset', () => {
  const storage = testStorage()
  const draft = open(storage)
  draft.begin(typed(''), '')
  draft.store(typed(''))
  expect(open(storage).storedDraft).toBeDefined()
  draft.refused(typed(''))
  draft.store(typed(''))
  expect(open(storage).storedDraft).toBeUndefined()
})
