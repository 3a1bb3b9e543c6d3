import { insidePath } from '../../../src/lib/inside-path.ts'
import { isEmailAddress } from '../../../src/lib/is-email-address.ts'
import type { World } from '../../world/galley-world.ts'
import type { SessionRow } from '../../world/rows.ts'
import { Problem, type ProblemDetail } from '../problem.ts'
import { placeAt, places } from './outside-places.ts'
import {
  type Chosen,
  choices,
  type Field,
  type OutsideCall,
  type OutsidePage,
  type OutsidePlace,
} from './outside-visit.ts'
import { type PlaceId, placeIds } from './place-ids.ts'

/** An address outside that a session's browser is at, at `now` (epoch milliseconds). */
export type Visitor = { world: World; address: string; now: number; session: SessionRow }

/** What the page of an address shows. */
export type Visit = OutsidePage & {
  address: string
  place: PlaceId
  name: string
  standsFor: string
}

type Found = { id: PlaceId; place: OutsidePlace; call: OutsideCall; address: string }

function findPlace({ world, address, now, session }: Visitor): Found {
  const path = insidePath(address)
  if (!path) throw new Problem(400, 'Broken address', 'An address begins with one slash.')
  const found = placeAt(path)
  if (!found) {
    const known = placeIds.join(', ')
    throw new Problem(404, 'No such place', `Nothing outside has this address. Known: ${known}.`)
  }
  const call = { world, now, session, rest: found.rest }
  return { id: found.id, place: places[found.id], call, address: path }
}

function visitAt({ id, place, call, address }: Found): Visit {
  const { name, standsFor } = place
  return { name, ...place.show(call), address, place: id, standsFor }
}

/**
 * What the page of an address outside shows, finished visits included.
 * @throws Problem 404 for an unknown place or visit, 400 for what is no address
 */
export const visitOf = (visitor: Visitor): Visit => visitAt(findPlace(visitor))

function whyNot(field: Field, text: string): string | undefined {
  if (field.kind === 'one-of') {
    return field.options.some(({ value }) => value === text) ? undefined : 'is none of the options'
  }
  if (text.trim() === '') return field.required ? 'is missing' : undefined
  if (text.length > field.maxLength) return `is longer than ${field.maxLength} characters`
  return field.kind === 'email' && !isEmailAddress(text) ? 'is no e-mail address' : undefined
}

function readFields(fields: readonly Field[], sent: Readonly<Record<string, string>>) {
  const errors: ProblemDetail[] = Object.keys(sent)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ pointer: `/fields/${name}`, message: 'is not asked for' }))
  for (const field of fields) {
    const message = whyNot(field, sent[field.name] ?? '')
    if (message) errors.push({ pointer: `/fields/${field.name}`, message })
  }
  if (errors.length > 0) {
    throw new Problem(400, 'Not filled in', 'Something is missing or wrong.', errors)
  }
  return Object.fromEntries(fields.map(({ name }) => [name, (sent[name] ?? '').trim()]))
}

/**
 * Decides on the page of an address, and says where the browser goes next: an address, or null to
 * stay. What is decided already stays as it is; whoever chooses again is only led back.
 * @throws Problem as `visitOf` does, and 400 for a choice that the place does not know or whose
 * fields (texts by name) are wrong
 */
export function chooseOutside(
  visitor: Visitor,
  asked: { choice: string; fields?: Readonly<Record<string, string>> },
): string | null {
  const found = findPlace(visitor)
  const { place, call } = found
  const { offers } = visitAt(found)
  const choice = choices.find((one) => one === asked.choice)
  if (!choice || !place.choices.includes(choice)) {
    const detail = `Known here: ${place.choices.join(', ')}.`
    const errors = [{ pointer: '/choice', message: 'is no choice of this place' }]
    throw new Problem(400, 'No such choice', detail, errors)
  }
  const offered = offers.find((one) => one.choice === choice)
  const go = (chosen: Chosen) => place.choose(call, chosen)
  if (choice === 'never') return null
  if (offered) return go({ choice, given: readFields(offered.fields, asked.fields ?? {}) })
  const canLeave = offers.some((one) => one.choice === 'leave')
  return canLeave ? go({ choice: 'leave', given: {} }) : null
}
