import type { AssessmentError } from '../../../../api/assessments/assessment-drafts.ts'

type ComparedErrors = {
  /** Of the earlier draft. */
  corrected: AssessmentError[]
  /** Of the later draft, as those that remain. */
  added: AssessmentError[]
  remaining: AssessmentError[]
}

/** Of the words around an error, when the author has edited its sentence. */
const leastAlike = 0.5

/** On each side of the error. */
const nearWords = 12

/** So that a text with one error a thousand times is compared as fast. */
const mostCandidates = 20

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const kindKey = ({ kind, wrong }: AssessmentError) => `${kind} ${wrong.toLowerCase()}`

const sentenceKey = (error: AssessmentError) =>
  `${kindKey(error)} ${wordsOf(error.before).join(' ')} | ${wordsOf(error.after).join(' ')}`

const surroundings = ({ before, after }: AssessmentError) =>
  new Set([...wordsOf(before).slice(-nearWords), ...wordsOf(after).slice(0, nearWords)])

/** From 0 to 1, by Dice; two errors with nothing around them are alike. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1
  let both = 0
  for (const word of one) if (other.has(word)) both += 1
  return (2 * both) / (one.size + other.size)
}

type Candidate = { error: AssessmentError; words: ReadonlySet<string> }

/** Takes what it finds, so that no error is found twice. */
function takeSame(pool: Map<string, AssessmentError[]>, error: AssessmentError): boolean {
  return pool.get(sentenceKey(error))?.shift() !== undefined
}

function takeSimilar(pool: Map<string, Candidate[]>, error: AssessmentError): boolean {
  const candidates = pool.get(kindKey(error)) ?? []
  const words = surroundings(error)
  let [best, bestAt] = [leastAlike, -1]
  for (const [at, candidate] of candidates.slice(0, mostCandidates).entries()) {
    const share = alike(candidate.words, words)
    if (share < best || (share === best && bestAt >= 0)) continue
    best = share
    bestAt = at
  }
  if (bestAt >= 0) candidates.splice(bestAt, 1)
  return bestAt >= 0
}

/** An error remains where its sentence does, wherever it stands, and where only other words of it are edited. */
export function compareErrors(
  earlier: readonly AssessmentError[],
  later: readonly AssessmentError[],
): ComparedErrors {
  const sameSentences = Map.groupBy(earlier, sentenceKey)
  const inNoSame = later.filter((error) => !takeSame(sameSentences, error))
  const left = [...sameSentences.values()].flat()
  const candidates = left.map((error) => ({ error, words: surroundings(error) }))
  const byKind = Map.groupBy(candidates, ({ error }) => kindKey(error))
  const added = new Set(inNoSame.filter((error) => !takeSimilar(byKind, error)))
  const gone = new Set([...byKind.values()].flat().map(({ error }) => error))
  return {
    corrected: earlier.filter((error) => gone.has(error)),
    added: [...added],
    remaining: later.filter((error) => !added.has(error)),
  }
}
