import type { Instant } from '../../../src/lib/instant.ts'
import { isEmailAddress } from '../../../src/lib/is-email-address.ts'
import { insidePath } from '../../../src/lib/url/inside-path.ts'
import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows/rows.ts'
import { Problem, type ProblemDetail } from '../calls/problem.ts'
import { type ExternalSiteId, externalSiteIds } from './external-site-ids.ts'
import { externalSiteAt, externalSites } from './external-site-list.ts'
import {
  type ExternalSite,
  type SiteCall,
  type SiteField,
  type SitePage,
  type SubmittedChoice,
  siteChoices,
} from './site-definition.ts'

type SiteVisitor = { world: World; address: string; now: Instant; session: SessionRow }

export type SiteVisit = SitePage & {
  address: string
  site: ExternalSiteId
  name: string
  simulates: string
}

type MatchedSite = { id: ExternalSiteId; site: ExternalSite; call: SiteCall; address: string }

function findSite({ world, address, now, session }: SiteVisitor): MatchedSite {
  const path = insidePath(address)
  if (!path) throw new Problem(400, 'Broken address', 'An address begins with one slash.')
  const found = externalSiteAt(path)
  if (!found) {
    const ids = externalSiteIds.join(', ')
    throw new Problem(404, 'No such site', `No external site has this address. Known: ${ids}.`)
  }
  const call = { world, now, session, rest: found.rest }
  return { id: found.id, site: externalSites[found.id], call, address: path }
}

function visitAt({ id, site, call, address }: MatchedSite): SiteVisit {
  const { name, simulates } = site
  return { name, ...site.show(call), address, site: id, simulates }
}

/** @throws Problem 404 for an unknown site or visit, 400 for an invalid address */
export const visitOf = (visitor: SiteVisitor): SiteVisit => visitAt(findSite(visitor))

function fieldError(field: SiteField, text: string): string | undefined {
  if (field.kind === 'one-of') {
    return field.options.some(({ value }) => value === text)
      ? undefined
      : 'is not one of the options'
  }
  if (text.trim() === '') return field.required ? 'is missing' : undefined
  if (text.length > field.maxLength) return `is longer than ${field.maxLength} characters`
  return field.kind === 'email' && !isEmailAddress(text) ? 'is not an e-mail address' : undefined
}

function readFields(fields: readonly SiteField[], sent: Readonly<Record<string, string>>) {
  const errors: ProblemDetail[] = Object.keys(sent)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ pointer: `/fields/${name}`, message: 'is not expected' }))
  for (const field of fields) {
    const message = fieldError(field, sent[field.name] ?? '')
    if (message) errors.push({ pointer: `/fields/${field.name}`, message })
  }
  if (errors.length > 0) {
    throw new Problem(400, 'Incomplete form', 'Some fields are missing or invalid.', errors)
  }
  return Object.fromEntries(fields.map(({ name }) => [name, (sent[name] ?? '').trim()]))
}

/** The next address, or null to stay. @throws Problem as `visitOf`, and 400 for invalid input */
export function submitChoice(
  visitor: SiteVisitor,
  submitted: { choice: string; fields?: Readonly<Record<string, string>> },
): string | null {
  const found = findSite(visitor)
  const { site, call } = found
  const { offers } = visitAt(found)
  const choice = siteChoices.find((offer) => offer === submitted.choice)
  if (!choice || !site.choices.includes(choice)) {
    const detail = `Known here: ${site.choices.join(', ')}.`
    const errors = [{ pointer: '/choice', message: 'is not a choice of this site' }]
    throw new Problem(400, 'No such choice', detail, errors)
  }
  const offered = offers.find((offer) => offer.choice === choice)
  const go = (chosen: SubmittedChoice) => site.choose(call, chosen)
  if (choice === 'never') return null
  if (offered) return go({ choice, fields: readFields(offered.fields, submitted.fields ?? {}) })
  const canLeave = offers.some((offer) => offer.choice === 'leave')
  return canLeave ? go({ choice: 'leave', fields: {} }) : null
}
