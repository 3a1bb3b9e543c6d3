import { randomKey } from '../../../lib/browser/random-key.ts'
import { isRecord } from '../../../lib/is-record.ts'
import type { Attempt } from './draft-store.ts'

const none: ReadonlySet<string> = new Set()

/** After a reload, the same file has another identity. */
function withoutIdentity(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((file: { name?: unknown; size?: unknown }) => [file.name, file.size])
}

/** Serializes values independent of key order, without secret fields. */
export function contentOf(
  values: Record<string, unknown>,
  secrets: ReadonlySet<string>,
  files: ReadonlySet<string> = none,
): string {
  const entries = Object.entries(values)
    .filter(([name]) => !secrets.has(name))
    .map(([name, value]) => [name, files.has(name) ? withoutIdentity(value) : value])
  return JSON.stringify(Object.fromEntries(entries), (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Differs with values that the draft omits, which are unknown in another tab or after a reload. */
export function sentContents() {
  const form = randomKey()
  let last = { all: '', turn: 0 }
  return (stored: string, all: string): string => {
    if (all !== last.all) last = { all, turn: last.turn + 1 }
    return `${stored} ${form} ${last.turn}`
  }
}

/** An attempt with an unknown outcome and equal content is repeated. */
export function nextAttempt(last: Attempt | undefined, content: string): Attempt {
  return last?.content === content ? last : { number: (last?.number ?? 0) + 1, content }
}

export const keyOf = (id: string, { number }: Attempt): string => `${id}-${number}`
