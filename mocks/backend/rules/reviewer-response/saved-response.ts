import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'

type Response = Schemas['ReviewerResponse']
type Change = Schemas['ReviewerResponseChange']

/** As it was saved last, or an empty one. */
export function savedResponse(world: World, { identity }: OrderRow): Response {
  const row = world.reviewerResponses.get(identity)
  if (!row) return { version: 0, savedAt: null, letter: '', manuscript: '', comments: [] }
  const { version, savedAt, letter, manuscript, comments } = row
  return { version, savedAt: isoOf(savedAt), letter, manuscript, comments }
}

/** Equal for the same texts, whatever the order in which they were sent. */
const contentOf = ({ letter, manuscript, comments }: Omit<Change, 'version'>): string =>
  JSON.stringify([
    letter,
    manuscript,
    comments.map((one) => [
      one.reviewer,
      one.text,
      one.answer,
      one.place,
      one.newText,
      one.isDeleted,
    ]),
  ])

export function responseRefusal(
  saved: Response,
  change: Change,
  isCompleted: boolean,
): Schemas['ReviewerResponseRefusalKey'] | undefined {
  if (!isCompleted) return 'reviewer-response-not-completed'
  const isContinued = change.version === saved.version
  return isContinued || contentOf(change) === contentOf(saved)
    ? undefined
    : 'reviewer-response-changed'
}

/** What is saved already keeps its version, so that a repeated call changes nothing. */
export function saveResponse(
  world: World,
  { identity }: OrderRow,
  change: Change,
  now: Instant,
): Schemas['ReviewerResponseSaved'] {
  const before = world.reviewerResponses.get(identity)
  if (before && contentOf(before) === contentOf(change)) {
    return { version: before.version, savedAt: isoOf(before.savedAt) }
  }
  const { letter, manuscript, comments } = change
  const version = (before?.version ?? 0) + 1
  const row = { identity, version, savedAt: now, letter, manuscript, comments }
  if (before) world.reviewerResponses.update(identity, row)
  else world.reviewerResponses.insert(row)
  return { version, savedAt: isoOf(now) }
}
