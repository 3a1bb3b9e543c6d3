import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows/rows.ts'

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

/** A visit at `now`. */
export type SiteCall = {
  world: World
  now: Instant
  session: SessionRow
  /** Decoded path segments below the site. */
  rest: readonly string[]
}

export type SiteFact = { name: string; value: string }

type NamedField = { name: string; label: string }

export type SiteField =
  | (NamedField & {
      kind: 'line' | 'email' | 'text'
      value: string
      required: boolean
      maxLength: number
    })
  | (NamedField & {
      kind: 'one-of'
      options: readonly { value: string; label: string; note: string }[]
    })

export type SiteOffer = {
  choice: SiteChoice
  label: string
  effect: string
  fields: readonly SiteField[]
}

export type SitePage = {
  name?: string
  heading: string
  /** Progress as a sentence; empty if there is nothing to decide. */
  state: string
  facts: readonly SiteFact[]
  paragraphs: readonly string[]
  offers: readonly SiteOffer[]
}

export type SubmittedChoice = { choice: SiteChoice; fields: Readonly<Record<string, string>> }

export type ExternalSite = {
  name: string
  simulates: string
  choices: readonly SiteChoice[]
  /** @throws Problem 404 for an unknown address of the site */
  show(call: SiteCall): SitePage
  /** Applies an offered choice and returns the next address, or null to stay. */
  choose(call: SiteCall, chosen: SubmittedChoice): string | null
}

export const offer = (choice: SiteChoice, label: string, effect: string): SiteOffer => ({
  choice,
  label,
  effect,
  fields: [],
})
