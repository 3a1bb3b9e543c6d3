import type { World } from '../world/galley-world.ts'
import type { Answer } from './operation-types.ts'
import { Problem } from './problem.ts'

type Asked = { key: string; owner: string; operation: string; fingerprint: string }

const idOf = ({ key, owner, operation }: Asked) => `${owner} ${operation} ${key}`

/**
 * The answer that was given before to the same key, or undefined. Throws a Problem 422 where the
 * key comes again with other content: that would hide one of the two requests.
 */
export function replayOf(world: World, asked: Asked): Answer | undefined {
  const row = world.replays.get(idOf(asked))
  if (!row) return undefined
  if (row.fingerprint !== asked.fingerprint) {
    const detail = 'This Idempotency-Key was used before for a different request.'
    throw new Problem(422, 'Key used twice', detail, [], 'application')
  }
  return { status: row.status, body: row.body, headers: row.headers }
}

/** Remembers an answer, so that the same request asked again gives it and does nothing twice. */
export function rememberAnswer(world: World, asked: Asked, answer: Answer): void {
  const { status, body, headers } = answer
  world.replays.insert({ key: idOf(asked), fingerprint: asked.fingerprint, status, body, headers })
}

/** What stands for a card, and what tells it from another; by the names of the contract's payments. */
const ofCards: ReadonlySet<string> = new Set(['nonce', 'type', 'lastFour', 'checkoutId'])

const cards: ReadonlySet<string> = new Set(['creditCard', 'allpagoCreditCard'])

/** A card's part of a payment without the card: its provider makes a new stand-in each time it is entered. */
function withoutCard(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !ofCards.has(name)))
}

/**
 * A text that is the same for the same request body. Files count by name and size, the uploaded
 * ones too, and cards not at all: whoever has to choose a file or enter a card again after a reload still
 * means the same request.
 */
export function fingerprintOf(body: unknown, world: World): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (cards.has(name) && typeof value === 'object' && value) return withoutCard(value)
    const file = value instanceof File ? value : world.files.get(String(value))
    return file ? `${file.name} ${file.size}` : value
  })
}
