import { openPackage } from '../../../lib/manuscript/package/open-package.ts'
import { replaceParts } from '../../../lib/manuscript/package/replace-parts.ts'
import { decideRevisions } from '../../../lib/manuscript/revisions/decide-revisions.ts'
import { readPackageText } from '../parse/read-document.ts'
import { type Decisions, decisionOn, withDecision } from './decisions.ts'

/** Undecided changes stay tracked; undefined for a file that cannot be read. */
export function decidedDocument(bytes: Uint8Array, decisions: Decisions): Uint8Array | undefined {
  const docx = openPackage(bytes)
  const document = docx.kind === 'open' ? readPackageText(docx) : undefined
  if (docx.kind !== 'open' || document?.kind !== 'read') return undefined
  const whole = onWholeMoves(decisions, document.outline.moves)
  const isDecidedAlike = new Set(whole).size === 1
  const changed = new Map<string, string>()
  for (const part of ['document', 'footnotes', 'endnotes'] as const) {
    const found = docx[part]
    if (!found) continue
    const positions = document.revisions.get(part)
    const decided = decideRevisions(
      found.xml,
      (at) => decisionOn(whole, positions?.get(at) ?? whole.length),
      isDecidedAlike ? decisionOn(whole, 0) : undefined,
    )
    if (decided === undefined) return undefined
    if (decided !== found.xml) changed.set(found.name, decided)
  }
  return changed.size === 0 ? bytes : replaceParts(docx, changed)
}

/** A move is decided by its first decided end. */
function onWholeMoves(decisions: Decisions, moves: readonly number[][]): Decisions {
  let whole = decisions
  for (const move of moves) {
    const decided = move.find((position) => decisionOn(decisions, position))
    if (decided === undefined) continue
    const decision = decisionOn(decisions, decided)
    whole = withDecision(whole, move, decision)
  }
  return whole
}
