const isDeep = Boolean(process.env.GALLEY_DEEP)

/**
 * How a model of random commands is run: the same commands each time, `few` runs in the everyday
 * test and `many` in the deep one. Shrinking takes long, and the first failing run says enough.
 */
export const modelRuns = (few: number, many: number) =>
  ({ numRuns: isDeep ? many : few, seed: 20_261_102, endOnFailure: true }) as const

/** Milliseconds after which a model hangs for certain, also on a busy machine. */
export const modelTime = isDeep ? 3_600_000 : 600_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What an answer's body says at a path of names; undefined where it says nothing there. */
export function partOf(body: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), body)
}

/** The rows of a list in an answer's body. Throws an Error where there is no such list. */
export function rowsOf(body: unknown, ...path: string[]): Record<string, unknown>[] {
  const part = partOf(body, ...path)
  if (!Array.isArray(part)) throw new Error(`The answer has no list ${path.join('.')}.`)
  return part.filter(isRecord)
}
