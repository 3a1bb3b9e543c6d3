import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows.ts'

/** Every decision that a page outside can offer. */
export const choices = [
  'approve',
  'register',
  'scan',
  'send',
  'go',
  'decline',
  'fail',
  'leave',
  'never',
] as const

export type Choice = (typeof choices)[number]

/** Somebody is at an address outside, at `now` (epoch milliseconds of the world). */
export type OutsideCall = {
  world: World
  now: number
  /** The session of the browser that came, which many places do not ask about. */
  session: SessionRow
  /** The parts of the address below the place, decoded. */
  rest: readonly string[]
}

export type Fact = { name: string; value: string }

type Named = { name: string; label: string }

/** What a choice asks for: a line, an e-mail address, a longer text, or one of some options. */
export type Field =
  | (Named & {
      kind: 'line' | 'email' | 'text'
      value: string
      required: boolean
      maxLength: number
    })
  | (Named & { kind: 'one-of'; options: readonly { value: string; words: string; note: string }[] })

export type Offer = {
  choice: Choice
  words: string
  /** What comes of it. */
  effect: string
  fields: readonly Field[]
}

/** What a place shows of one visit. */
export type OutsidePage = {
  /** Instead of the place's own name, where the visit knows a better one. */
  name?: string
  heading: string
  /** How far it has come, in words; empty where nothing can be decided here. */
  state: string
  facts: readonly Fact[]
  paragraphs: readonly string[]
  /** What can be done now; the first is the usual one. */
  offers: readonly Offer[]
}

/** What was chosen, with what its fields were filled with; both are checked already. */
export type Chosen = { choice: Choice; given: Readonly<Record<string, string>> }

export type OutsidePlace = {
  name: string
  /** One sentence on what it stands for. */
  standsFor: string
  /** All choices that it ever offers. */
  choices: readonly Choice[]
  /** @throws Problem 404 where the address means nothing there. */
  show(call: OutsideCall): OutsidePage
  /** Carries out a choice that is offered; gives the address that the browser goes to, or null. */
  choose(call: OutsideCall, chosen: Chosen): string | null
}

/** An offer that asks for nothing. */
export const offer = (choice: Choice, words: string, effect: string): Offer => ({
  choice,
  words,
  effect,
  fields: [],
})
