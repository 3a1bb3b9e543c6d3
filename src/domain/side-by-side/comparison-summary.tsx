import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/page/notice.tsx'
import { countsByKind } from './check-places.ts'
import type { TextDifference } from './compare/comparison-model.ts'
import styles from './shown-comparison.module.css'
import type { ComparisonOutline } from './worker/comparison-messages.ts'

type Found = Pick<ComparisonOutline, 'differences' | 'unmatched' | 'terms'>

function KindCount({ kind, count }: { kind: TextDifference['kind']; count: number }) {
  switch (kind) {
    case 'number':
      return <Plural value={count} one="# number" other="# numbers" />
    case 'unit':
      return <Plural value={count} one="# unit" other="# units" />
    case 'name':
      return <Plural value={count} one="# name" other="# names" />
    case 'citation':
      return <Plural value={count} one="# citation" other="# citations" />
    default:
      return (
        <Plural
          value={count}
          one="# reference to a figure, table or equation"
          other="# references to figures, tables or equations"
        />
      )
  }
}

const Line = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

export function ComparisonSummary({ differences, unmatched, terms }: Found) {
  const counts = [...countsByKind(differences)]
  if (counts.length + unmatched.length + terms.length === 0) {
    return (
      <Notice tone="plain" title={<Trans>Nothing to check</Trans>}>
        <Trans>
          Every paragraph has its translation, and numbers, units, names, citations and references
          are in both texts. Whether the translation says what you mean, only you can tell.
        </Trans>
      </Notice>
    )
  }
  return (
    <dl className={styles.summary}>
      {counts.length > 0 ? (
        <Line title={<Trans>Missing in one of the texts</Trans>}>
          <ul>
            {counts.map(([kind, count]) => (
              <li key={kind}>
                <KindCount kind={kind} count={count} />
              </li>
            ))}
          </ul>
        </Line>
      ) : null}
      {unmatched.length > 0 ? (
        <Line title={<Trans>Not matched one to one</Trans>}>
          <Plural value={unmatched.length} one="# paragraph" other="# paragraphs" />
        </Line>
      ) : null}
    </dl>
  )
}
