import { type MessagePiece, parseMessage } from './parse-message.ts'
import styles from './translations.module.css'

const choices = { plural: 'number of', selectordinal: 'place by', select: 'choice of' }

function Pieces({ pieces }: { pieces: MessagePiece[] }) {
  // A message's parts never change order.
  return pieces.map((piece, at) => {
    const key = `${at}`
    if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
    if (piece.kind === 'value')
      return (
        <var key={key} className={styles.value}>
          {piece.name}
        </var>
      )
    if (piece.kind === 'number')
      return (
        <var key={key} className={styles.value}>
          #
        </var>
      )
    if (piece.kind === 'tag')
      return (
        <span key={key} className={styles.tag}>
          {piece.tag}
        </span>
      )
    return (
      <span key={key} className={styles.forms}>
        <span className={styles.form} lang="en">
          {choices[piece.of]} {piece.name}
        </span>
        {piece.forms.map(({ form, pieces }) => (
          <span key={form}>
            <span className={styles.form} lang="en">
              {form}
            </span>{' '}
            <Pieces pieces={pieces} />
          </span>
        ))}
      </span>
    )
  })
}

/** Highlights values, tags and plural forms. */
export function MessagePieces({ message }: { message: string }) {
  return <Pieces pieces={parseMessage(message) ?? [{ kind: 'text', text: message }]} />
}
