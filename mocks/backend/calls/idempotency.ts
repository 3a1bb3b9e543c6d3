import type { World } from '../../world/galley-world.ts'
import type { Answer } from './operation-types.ts'
import { Problem } from './problem.ts'

type IdempotentRequest = { key: string; owner: string; operation: string; fingerprint: string }

const idOf = ({ key, owner, operation }: IdempotentRequest) => `${owner} ${operation} ${key}`

/** The recorded answer of a key. @throws Problem 422 if the key is reused for a different request */
export function replayOf(world: World, request: IdempotentRequest): Answer | undefined {
  const row = world.replays.get(idOf(request))
  if (!row) return undefined
  if (row.fingerprint !== request.fingerprint) {
    const detail = 'This Idempotency-Key was used before for a different request.'
    throw new Problem(422, 'Key used twice', detail, [], 'application')
  }
  return { status: row.status, body: row.body, headers: row.headers }
}

export function rememberAnswer(world: World, request: IdempotentRequest, answer: Answer): void {
  const { status, body, headers } = answer
  world.replays.insert({
    key: idOf(request),
    fingerprint: request.fingerprint,
    status,
    body,
    headers,
  })
}

const ofCards: ReadonlySet<string> = new Set(['nonce', 'type', 'lastFour', 'checkoutId'])

const cards: ReadonlySet<string> = new Set(['creditCard', 'allpagoCreditCard'])

/** The provider issues a new nonce each time a card is entered, so nonces are ignored. */
function withoutCard(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !ofCards.has(name)))
}

/** Files count by name and size and cards not at all, so that a retry after a reload matches. */
export function fingerprintOf(body: unknown, world: World): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (cards.has(name) && typeof value === 'object' && value) return withoutCard(value)
    const named = typeof value === 'string' ? world.files.get(value) : undefined
    const file = value instanceof File ? value : named
    return file ? `${file.name} ${file.size}` : value
  })
}
