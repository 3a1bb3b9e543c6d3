import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/page/icon.tsx'
import type { TextDifference, TextPair } from './compare/comparison-model.ts'
import { differenceLabel } from './difference-labels.ts'
import styles from './pair-row.module.css'
import { pairStatus } from './pair-status.ts'
import type { SideReaders } from './side-readers.ts'

type FindingProps = { label: string; text: string; language: string | undefined }

function Finding({ label, text, language }: FindingProps) {
  return (
    <li>
      <Trans>
        {label}:{' '}
        <bdi className={styles.quoted} lang={language}>
          {text}
        </bdi>
      </Trans>
    </li>
  )
}

type Props = { pair: TextPair; differences: readonly TextDifference[]; readers: SideReaders }

export function PairFindings({ pair, differences, readers }: Props) {
  const { i18n } = useLingui()
  const status = pairStatus(pair)
  // Each once, however often the text repeats it.
  const found = new Map(
    pair.differences
      .flatMap((at) => differences[at] ?? [])
      .map((one) => [`${one.side} ${one.kind} ${one.text}`, one]),
  )
  if (!status && found.size === 0) return null
  return (
    <ul className={styles.findings}>
      {status ? (
        <li className={styles.status}>
          <Icon name="warning" size={14} />
          {status}
        </li>
      ) : null}
      {[...found].map(([key, one]) => (
        <Finding
          key={key}
          label={i18n._(differenceLabel(one))}
          text={one.text}
          language={readers[one.side].language}
        />
      ))}
    </ul>
  )
}
