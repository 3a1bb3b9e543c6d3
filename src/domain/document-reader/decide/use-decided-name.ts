import { useLingui } from '@lingui/react/macro'
import { useChangeName } from '../changes/change-label.ts'
import type { ReaderContext } from '../model/reader-context.ts'
import { decisionLabels } from './category-labels.ts'
import { type Decisions, decisionOn } from './decisions.ts'

/** What is read aloud of a change that is stepped to, with the decision on it. */
export function useDecidedName(reader: ReaderContext, decisions: Decisions) {
  const { t, i18n } = useLingui()
  const nameOf = useChangeName(reader)
  return (position: number): string => {
    const name = nameOf(position)
    const decision = decisionOn(decisions, position)
    const decided = decision && i18n._(decisionLabels[decision])
    return decided ? t`${name}. ${decided}` : name
  }
}
