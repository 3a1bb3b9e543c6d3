import { Fragment, type ReactNode } from 'react'
import { useDecision } from '../decide/review-context.ts'
import type { Span } from '../model/document-model.ts'
import styles from './document-text.module.css'
import { holdPunctuation } from './hold-punctuation.ts'
import { LinkedText } from './linked-text.tsx'
import { withPositions } from './with-positions.ts'

type Piece = { change: number | undefined; spans: Span[] }

function piecesOf(spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  for (const span of spans) {
    const last = pieces.at(-1)
    if (last && last.change === span.change) last.spans.push(span)
    else pieces.push({ change: span.change, spans: [span] })
  }
  return pieces
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
  current: number | undefined
}

export function DocumentText({ spans, current }: Props) {
  const pieces = piecesOf(holdPunctuation(spans))
  return withPositions(pieces).map(({ item: { change, spans: some }, at: position }) => {
    const content = <LinkedText spans={some} />
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
