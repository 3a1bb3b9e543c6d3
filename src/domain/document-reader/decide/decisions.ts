import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import type { ChangeCategory } from '../model/change-categories.ts'
import type { DocumentOutline } from '../model/document-model.ts'

/** One letter for each change, so that it can be stored and compared: `a`, `r`, or `-` while undecided. */
export type Decisions = string

const letters: Record<Decision, string> = { accepted: 'a', rejected: 'r' }
const undecided = '-'

export const noDecisions = (changes: number): Decisions => undecided.repeat(changes)

export const areDecisions = (text: string, changes: number): boolean =>
  text.length === changes && /^[ar-]*$/.test(text)

export function decisionOn(decisions: Decisions, position: number): Decision | undefined {
  const letter = decisions[position]
  if (letter === letters.accepted) return 'accepted'
  return letter === letters.rejected ? 'rejected' : undefined
}

export function withDecision(
  decisions: Decisions,
  positions: Iterable<number>,
  decision: Decision | undefined,
): Decisions {
  const all = [...decisions]
  for (const position of positions) {
    if (position in all) all[position] = decision ? letters[decision] : undecided
  }
  return all.join('')
}

export function withMoves(positions: readonly number[], moves: DocumentOutline['moves']): number[] {
  const wanted = new Set(positions)
  for (const move of moves) {
    if (move.some((position) => wanted.has(position))) for (const one of move) wanted.add(one)
  }
  return [...wanted]
}

export type DecisionCount = { all: number; accepted: number; rejected: number; open: number }

export function countDecisions(decisions: Decisions): DecisionCount {
  const count = (letter: string) => decisions.split(letter).length - 1
  const [accepted, rejected] = [count(letters.accepted), count(letters.rejected)]
  const all = decisions.length
  return { all, accepted, rejected, open: all - accepted - rejected }
}

type CategoryCount = DecisionCount & { category: ChangeCategory; positions: number[] }

export function countCategories(
  categories: readonly ChangeCategory[],
  decisions: Decisions,
): CategoryCount[] {
  const positions = Map.groupBy(categories.keys(), (position) => categories[position])
  return [...positions]
    .flatMap(([category, some]) => {
      const own = some.map((position) => decisions[position] ?? undecided).join('')
      return category ? [{ category, positions: some, ...countDecisions(own) }] : []
    })
    .toSorted((a, b) => b.all - a.all)
}
