import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { Answered } from '../server/judged-call.ts'

/** A step or a read with its answer. */
export type SeenAnswer = {
  group: string
  title: string
  operation: OperationId
  status: number
  json: unknown
  /** Texts that the group has sent so far. */
  sent: ReadonlySet<string>
}

export type Witness = (group: string, title: string, sent: unknown, answered: Answered) => void

/** Texts of a request that are long enough to be nobody else's. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 3 ? [value] : []
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.values(value).flatMap(textsIn)
}

/** Collects answers for a comparison, the first of each step. */
export function collectAnswers() {
  const answers = new Map<string, SeenAnswer>()
  const texts = new Map<string, Set<string>>()
  const witness: Witness = (group, title, sent, { operation, status, json }) => {
    const known = new Set([...(texts.get(group) ?? []), ...textsIn(sent)])
    texts.set(group, known)
    const key = `${group} › ${operation} ${title}`
    if (!answers.has(key)) answers.set(key, { group, title, operation, status, json, sent: known })
  }
  return { answers, witness }
}
