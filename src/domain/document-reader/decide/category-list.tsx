import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { categoryLabels } from './category-labels.ts'
import styles from './category-list.module.css'
import {
  countCategories,
  countDecisions,
  type DecisionCount,
  type Decisions,
  decisionOn,
} from './decisions.ts'
import type { Reviewing } from './review-context.ts'

type RowProps = {
  name: string
  count: DecisionCount
  onDecide: (decision: Decision) => void
}

function Facts({ count: { all, accepted, rejected } }: { count: DecisionCount }) {
  return (
    <MetaLine>
      <Plural value={all} one="# change" other="# changes" />
      {accepted > 0 ? <Plural value={accepted} one="# accepted" other="# accepted" /> : null}
      {rejected > 0 ? <Plural value={rejected} one="# rejected" other="# rejected" /> : null}
    </MetaLine>
  )
}

/** Decides on what is still open: earlier decisions stay. */
function CategoryRow({ name, count, onDecide }: RowProps) {
  const { t } = useLingui()
  const facts = useId()
  const { all, open } = count
  const isWhole = open === 0 || open === all
  const accept = isWhole ? t`Accept all` : t`Accept the other ${open}`
  const reject = isWhole ? t`Reject all` : t`Reject the other ${open}`
  const button = { variant: 'text', blocked: open === 0, 'aria-describedby': facts } as const
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      <p id={facts} className={styles.facts}>
        <Facts count={count} />
      </p>
      <div className={styles.actions}>
        <Button {...button} aria-label={t`${accept}: ${name}`} onClick={() => onDecide('accepted')}>
          {accept}
        </Button>
        <Button {...button} aria-label={t`${reject}: ${name}`} onClick={() => onDecide('rejected')}>
          {reject}
        </Button>
      </div>
    </li>
  )
}

type Props = {
  review: Reviewing
  decisions: Decisions
}

export function CategoryList({ review: { categories, decide }, decisions }: Props) {
  const { t, i18n } = useLingui()
  const kinds = countCategories(categories, decisions)
  const all = [...categories.keys()]
  const whole = countDecisions(decisions)
  // Kept then, since it has the focus.
  const [isCleared, setCleared] = useState(false)
  const openOf = (positions: readonly number[]) =>
    positions.filter((position) => decisionOn(decisions, position) === undefined)
  return (
    <section className={styles.kinds} aria-label={t`Changes by kind`}>
      <details>
        <summary>
          <Trans>Accept or reject all</Trans>
        </summary>
        <div className={styles.panel}>
          <ul className={styles.list}>
            {kinds.length > 1 ? (
              <CategoryRow
                name={t`All kinds`}
                count={whole}
                onDecide={(decision) => decide(openOf(all), decision)}
              />
            ) : null}
            {kinds.map(({ category, positions, ...count }) => (
              <CategoryRow
                key={category}
                name={i18n._(categoryLabels[category])}
                count={count}
                onDecide={(decision) => decide(openOf(positions), decision)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            {isCleared || whole.open < whole.all ? (
              <Button
                variant="text"
                blocked={whole.open === whole.all}
                onClick={() => {
                  setCleared(true)
                  decide(all, undefined)
                }}
              >
                <Trans>Clear all decisions</Trans>
              </Button>
            ) : null}
          </div>
        </div>
      </details>
    </section>
  )
}
