import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { ExternalLink, TextAnchor } from '../../../ui/page/buttons/app-link.tsx'
import type { Span } from '../model/document-model.ts'
import { useReader } from '../model/reader-context.ts'
import styles from './document-text.module.css'
import { withPositions } from './with-positions.ts'

type LinkedPiece = { address: string | undefined; spans: Span[] }

/** Neighbours of one link are one piece; a comment's number stands before a link, not in it. */
function linkedPieces(spans: readonly Span[]): LinkedPiece[] {
  const pieces: LinkedPiece[] = []
  for (const span of spans) {
    const last = pieces.at(-1)
    if (last && last.address === span.address && !span.opens) last.spans.push(span)
    else pieces.push({ address: span.address, spans: [span] })
  }
  return pieces
}

function Reference(props: {
  kind: 'comment' | 'note'
  label: string
  number: number
  onClick: () => void
}) {
  const { kind, label, number, onClick } = props
  return (
    <span className={`${styles.room} ${styles[kind]}`} data-kind={kind} data-number={number}>
      <button type="button" className={styles.reference} aria-label={label} onClick={onClick}>
        {number}
      </button>
    </span>
  )
}

function Picture({ description }: { description: string }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in a line of text, where no <figure> may be
    <span role="figure" aria-label={t`Picture`} className={styles.picture}>
      {description === '' ? t`Picture without a description` : t`Picture: ${description}`}
    </span>
  )
}

function SpanText({ span }: { span: Span }) {
  const { t } = useLingui()
  const { goToNote } = useReader()
  const { text, bold, italic, position, status, note, isPicture, comments, marked } = span
  const isBlank = /^\s+$/.test(text)
  let content: ReactNode = isPicture ? <Picture description={text} /> : text
  if (italic) content = <em>{content}</em>
  if (bold) content = <strong>{content}</strong>
  if (position === 'super') content = <sup>{content}</sup>
  if (position === 'sub') content = <sub>{content}</sub>
  if (marked !== undefined) content = <mark data-marked={marked}>{content}</mark>
  if (note !== undefined) {
    const number = note + 1
    content = (
      <Reference
        kind="note"
        label={t`Note ${number}`}
        number={number}
        onClick={() => goToNote(note)}
      />
    )
  }
  if (comments) content = <span className={styles.commented}>{content}</span>
  if (status === 'inserted') content = <ins>{content}</ins>
  if (status === 'deleted') content = <del data-blank={isBlank || undefined}>{content}</del>
  return content
}

function OpenedComments({ opens }: Pick<Span, 'opens'>) {
  const { t } = useLingui()
  const { goToComment } = useReader()
  return opens?.map((comment) => {
    const number = comment + 1
    return (
      <Reference
        key={comment}
        kind="comment"
        label={t`Comment ${number}`}
        number={number}
        onClick={() => goToComment(comment)}
      />
    )
  })
}

function DocumentLink({ address, children }: { address: string; children: ReactNode }) {
  if (/^mailto:/i.test(address)) {
    return (
      <TextAnchor look="bare" href={address}>
        {children}
      </TextAnchor>
    )
  }
  return (
    <ExternalLink look="bare" href={address} title={address}>
      {children}
    </ExternalLink>
  )
}

export function LinkedText({ spans }: { spans: readonly Span[] }) {
  return withPositions(linkedPieces(spans)).map(({ item: { address, spans: some }, at: piece }) => {
    const content = withPositions(some).map(({ item, at }) => <SpanText key={at} span={item} />)
    return (
      <Fragment key={piece}>
        <OpenedComments opens={some[0]?.opens} />
        {address === undefined ? content : <DocumentLink address={address}>{content}</DocumentLink>}
      </Fragment>
    )
  })
}
