import type { Attempt } from './draft/draft-store.ts'

const none: ReadonlySet<string> = new Set()

/** An uploaded file by name and size: after a reload the same file has another identity. */
function withoutIdentity(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((file: { name?: unknown; size?: unknown }) => [file.name, file.size])
}

/**
 * What a form says, as one text whatever the order of its keys. Secret fields are left out: no
 * trace of them may be kept.
 */
export function contentOf(
  values: Record<string, unknown>,
  secrets: ReadonlySet<string>,
  files: ReadonlySet<string> = none,
): string {
  const kept = Object.entries(values)
    .filter(([name]) => !secrets.has(name))
    .map(([name, value]) => [name, files.has(name) ? withoutIdentity(value) : value])
  return JSON.stringify(Object.fromEntries(kept), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** The same attempt again if its outcome is unknown and the content is the same, else a new one. */
export function nextAttempt(last: Attempt | undefined, content: string): Attempt {
  return last?.content === content ? last : { number: (last?.number ?? 0) + 1, content }
}

/** The idempotency key of an attempt to send the draft of an id: the same in every tab. */
export const keyOf = (id: string, { number }: Attempt): string => `${id}-${number}`
