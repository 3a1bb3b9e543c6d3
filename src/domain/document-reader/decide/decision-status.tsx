import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Announced } from '../../../ui/page/announced.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { useChangeLabel } from '../changes/change-label.ts'
import type { ReaderContext } from '../model/reader-context.ts'
import { countDecisions, type Decisions } from './decisions.ts'
import type { LastStep } from './review-state.ts'

type Props = {
  last: LastStep | undefined
  decisions: Decisions
  changeAt: ReaderContext['changeAt']
}

function Done({ last, changeAt }: Pick<Props, 'last' | 'changeAt'>) {
  const { t } = useLingui()
  const labelOf = useChangeLabel()
  if (!last) return null
  if (last.kind === 'undone') return <Trans>Undone.</Trans>
  const { positions, decision } = last
  if (!decision) return <Trans>Decision taken back.</Trans>
  const [first = 0] = positions
  const change = positions.length === 1 ? changeAt(first) : undefined
  if (change) {
    const label = labelOf(change)
    return decision === 'accepted' ? t`Accepted. ${label}.` : t`Rejected. ${label}.`
  }
  return decision === 'accepted' ? (
    <Plural value={positions.length} one="# change accepted." other="# changes accepted." />
  ) : (
    <Plural value={positions.length} one="# change rejected." other="# changes rejected." />
  )
}

export function DecisionStatus({ last, decisions, changeAt }: Props) {
  const { open } = countDecisions(decisions)
  return (
    <VisuallyHidden>
      <Announced as="span">
        <Done last={last} changeAt={changeAt} />{' '}
        {last ? (
          <Plural
            value={open}
            _0="All changes are reviewed."
            one="# change is left."
            other="# changes are left."
          />
        ) : null}
      </Announced>
    </VisuallyHidden>
  )
}
