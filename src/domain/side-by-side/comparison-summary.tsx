import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useId } from 'react'
import { formatList } from '../../i18n/format-list.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { countsByKind } from './check-places.ts'
import type { TextDifference } from './compare/comparison-model.ts'
import styles from './shown-comparison.module.css'
import { TermList } from './term-list.tsx'
import type { ComparisonOutline } from './worker/comparison-messages.ts'

type Found = Pick<ComparisonOutline, 'differences' | 'unmatched' | 'terms'>

function kindCount([kind, count]: [TextDifference['kind'], number]): string {
  switch (kind) {
    case 'number':
      return plural(count, { one: '# number', other: '# numbers' })
    case 'unit':
      return plural(count, { one: '# unit', other: '# units' })
    case 'name':
      return plural(count, { one: '# name', other: '# names' })
    case 'citation':
      return plural(count, { one: '# citation', other: '# citations' })
    default:
      return plural(count, {
        one: '# reference to a figure, table or equation',
        other: '# references to figures, tables or equations',
      })
  }
}

function MissingFacts({ differences }: Pick<Found, 'differences'>) {
  const { i18n } = useLingui()
  const counts = [...countsByKind(differences)].map(kindCount)
  const facts = formatList(counts, { language: i18n.locale })
  return (
    <Plural
      value={differences.length}
      one={`${facts} is missing from one of the texts`}
      other={`${facts} are missing from one of the texts`}
    />
  )
}

function NothingToCheck() {
  return (
    <Notice tone="plain" title={<Trans>Nothing to check</Trans>}>
      <Trans>
        Every paragraph has its translation, and numbers, units, names, citations and references are
        in both texts. Whether the translation says what you mean, only you can tell.
      </Trans>
    </Notice>
  )
}

type Props = Found & Pick<ComponentProps<typeof TermList>, 'readers' | 'onPair'>

export function ComparisonSummary({ differences, unmatched, terms, readers, onPair }: Props) {
  const heading = useId()
  if (differences.length + unmatched.length + terms.length === 0) return <NothingToCheck />
  return (
    <div className={styles.findings}>
      <h2 id={heading}>
        <Trans>Findings</Trans>
      </h2>
      <ul aria-labelledby={heading}>
        {differences.length > 0 ? (
          <li>
            <MissingFacts differences={differences} />
          </li>
        ) : null}
        {unmatched.length > 0 ? (
          <li>
            <Plural
              value={unmatched.length}
              one="# paragraph is not matched one to one"
              other="# paragraphs are not matched one to one"
            />
          </li>
        ) : null}
        {terms.length > 0 ? (
          <li>
            <TermList terms={terms} readers={readers} onPair={onPair} />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
