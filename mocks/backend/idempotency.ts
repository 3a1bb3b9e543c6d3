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

/** A text that is the same for the same request body; files count by name and size. */
export function fingerprintOf(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? `${value.name} ${value.size}` : value,
  )
}
