import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows.ts'

/** Every decision that a page outside can offer. */
export const siteChoices = [
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

export type SiteChoice = (typeof siteChoices)[number]

/** Somebody is at an address outside, at `now` (epoch milliseconds of the world). */
export type SiteCall = {
  world: World
  now: number
  /** The session of the browser that came, which many places do not ask about. */
  session: SessionRow
  /** The parts of the address below the place, decoded. */
  rest: readonly string[]
}

export type SiteFact = { name: string; value: string }

type NamedField = { name: string; label: string }

/** What a choice asks for: a line, an e-mail address, a longer text, or one of some options. */
export type SiteField =
  | (NamedField & {
      kind: 'line' | 'email' | 'text'
      value: string
      required: boolean
      maxLength: number
    })
  | (NamedField & {
      kind: 'one-of'
      options: readonly { value: string; words: string; note: string }[]
    })

export type SiteOffer = {
  choice: SiteChoice
  words: string
  /** What comes of it. */
  effect: string
  fields: readonly SiteField[]
}

/** What a place shows of one visit. */
export type SitePage = {
  /** Instead of the place's own name, where the visit knows a better one. */
  name?: string
  heading: string
  /** How far it has come, in words; empty where nothing can be decided here. */
  state: string
  facts: readonly SiteFact[]
  paragraphs: readonly string[]
  /** What can be done now; the first is the usual one. */
  offers: readonly SiteOffer[]
}

/** What was chosen, with what its fields were filled with; both are checked already. */
export type SubmittedChoice = { choice: SiteChoice; fields: Readonly<Record<string, string>> }

export type ExternalSite = {
  name: string
  /** One sentence on what it stands for. */
  simulates: string
  /** All choices that it ever offers. */
  choices: readonly SiteChoice[]
  /** @throws Problem 404 where the address means nothing there. */
  show(call: SiteCall): SitePage
  /** Carries out a choice that is offered; gives the address that the browser goes to, or null. */
  choose(call: SiteCall, chosen: SubmittedChoice): string | null
}

/** An offer that asks for nothing. */
export const offer = (choice: SiteChoice, words: string, effect: string): SiteOffer => ({
  choice,
  words,
  effect,
  fields: [],
})
