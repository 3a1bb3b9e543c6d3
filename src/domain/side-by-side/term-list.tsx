import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { withPositions } from '../document-reader/text/with-positions.ts'
import type { VaryingTerm } from './compare/comparison-model.ts'
import styles from './shown-comparison.module.css'
import type { SideReaders } from './side-readers.ts'

type Props = {
  terms: readonly VaryingTerm[]
  readers: SideReaders
  onPair: (pair: number) => void
}

type PlacesProps = { pairs: readonly number[]; onPair: Props['onPair']; of: string }

function TermPlaces({ pairs, onPair, of }: PlacesProps) {
  const { t } = useLingui()
  return (
    <span className={styles.places}>
      {pairs.map((pair) => {
        const number = pair + 1
        return (
          <button
            key={pair}
            type="button"
            className={styles.place}
            aria-label={t`Paragraph ${number}: ${of}`}
            onClick={() => onPair(pair)}
          >
            {number}
          </button>
        )
      })}
    </span>
  )
}

export function TermList({ terms, readers, onPair }: Props) {
  return (
    <details className={styles.terms}>
      <summary>
        <Plural
          value={terms.length}
          one="# term is translated in two ways"
          other="# terms are translated in two ways"
        />
      </summary>
      <p className={styles.hint}>
        <Trans>The numbers are those of the paragraphs.</Trans>
      </p>
      <dl className={styles.termList}>
        {withPositions(terms).map(({ item: { term, variants }, at }) => (
          <div key={at} className={styles.term}>
            <dt lang={readers.original.language}>{term}</dt>
            {withPositions(variants).map(({ item: { text, pairs }, at: variant }) => (
              <dd key={variant}>
                <bdi lang={readers.translation.language}>{text}</bdi>
                <TermPlaces pairs={pairs} onPair={onPair} of={text} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
