import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useDecision } from './decide/review-context.ts'
import type { Span } from './document-model.ts'
import styles from './document-text.module.css'
import { piecesOf } from './pieces-of.ts'
import { useReader } from './reader-context.ts'
import { withPositions } from './with-positions.ts'

/** Numbers that lead to a comment or a note. */
function Reference({
  label,
  number,
  onClick,
}: {
  label: string
  number: number
  onClick: () => void
}) {
  return (
    <button type="button" className={styles.reference} aria-label={label} onClick={onClick}>
      {number}
    </button>
  )
}

function SpanText({ span }: { span: Span }) {
  const { t } = useLingui()
  const { goToComment, goToNote } = useReader()
  const { text, bold, italic, position, status, note, isPicture, comments, opens } = span
  let content: ReactNode = text
  if (isPicture) {
    content = (
      <span className={styles.picture}>{text === '' ? t`[Picture]` : t`[Picture: ${text}]`}</span>
    )
  }
  if (italic) content = <em>{content}</em>
  if (bold) content = <strong>{content}</strong>
  if (position === 'super') content = <sup>{content}</sup>
  if (position === 'sub') content = <sub>{content}</sub>
  if (note !== undefined) {
    const number = note + 1
    content = <Reference label={t`Note ${number}`} number={number} onClick={() => goToNote(note)} />
  }
  if (comments) content = <span className={styles.commented}>{content}</span>
  if (status === 'inserted') content = <ins>{content}</ins>
  if (status === 'deleted') content = <del>{content}</del>
  return (
    <>
      {opens?.map((comment) => {
        const number = comment + 1
        return (
          <Reference
            key={comment}
            label={t`Comment ${number}`}
            number={number}
            onClick={() => goToComment(comment)}
          />
        )
      })}
      {content}
    </>
  )
}

type ChangedProps = { change: number; isCurrent: boolean; isFormat: boolean; children: ReactNode }

/** Takes the focus, and a name, when it is stepped to. */
function Changed({ change, isCurrent, isFormat, children }: ChangedProps) {
  const decision = useDecision(change)
  const look = [
    isFormat ? styles.format : '',
    isCurrent ? styles.current : '',
    decision ? styles.decided : '',
  ]
  return (
    <span
      className={look.filter(Boolean).join(' ') || undefined}
      data-change={change}
      data-decision={decision}
      tabIndex={-1}
    >
      {children}
    </span>
  )
}

type Props = {
  spans: readonly Span[]
  /** The change that is stepped to. */
  current: number | undefined
}

export function DocumentText({ spans, current }: Props) {
  return withPositions(piecesOf(spans)).map(({ item: { change, spans: some }, at: position }) => {
    const content = withPositions(some).map(({ item, at }) => <SpanText key={at} span={item} />)
    if (change === undefined) return <Fragment key={position}>{content}</Fragment>
    return (
      <Changed
        key={position}
        change={change}
        isCurrent={change === current}
        isFormat={some.every(({ status }) => status === undefined)}
      >
        {content}
      </Changed>
    )
  })
}
