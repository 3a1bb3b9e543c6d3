import { Trans, useLingui } from '@lingui/react/macro'
import styles from './document-block.module.css'
import type { Block, Paragraph, Span, Table } from './model/document-model.ts'
import { DocumentText } from './text/document-text.tsx'
import { withPositions } from './text/with-positions.ts'

type Current = { current: number | undefined }

const isBlank = ({ spans, end, format }: Paragraph) =>
  !end &&
  format === undefined &&
  spans.every(
    ({ text, opens, isPicture, note }) => text === '' && !opens && !isPicture && note === undefined,
  )

function withEnd({ spans, end, format }: Paragraph): Span[] {
  if (end) return [...spans, { text: '¶', ...end }]
  return format === undefined ? spans : [...spans, { text: '¶', change: format }]
}

function ParagraphView({ paragraph, current }: { paragraph: Paragraph } & Current) {
  const { role, level, number } = paragraph
  const content = (
    <>
      {number === undefined ? null : (
        <>
          <span className={styles.number}>{number}</span>{' '}
        </>
      )}
      <DocumentText spans={withEnd(paragraph)} current={current} />
    </>
  )
  if (isBlank(paragraph)) return <p className={styles.blank}>{content}</p>
  if (role === 'title') return <h2 className={styles.title}>{content}</h2>
  if (role === 'caption') return <p className={styles.caption}>{content}</p>
  if (role === 'text') return <p className={styles.text}>{content}</p>
  // The page's own heading is the first level.
  if (level === 1) return <h2 className={styles.heading}>{content}</h2>
  if (level === 2) return <h3 className={styles.heading}>{content}</h3>
  if (level === 3) return <h4 className={styles.heading}>{content}</h4>
  return <h5 className={styles.heading}>{content}</h5>
}

function TableView({ table, current }: { table: Table } & Current) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a document has many tables, which are no landmarks
    <div
      role="group"
      className={styles.tableBox}
      aria-label={t`Table in the document`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <tbody>
          {withPositions(table.rows).map(({ item: { cells, status }, at: row }) => (
            <tr key={row} data-status={status}>
              {withPositions(cells).map(({ item: { columns, blocks }, at: cell }) => (
                <td key={cell} colSpan={columns}>
                  {status && cell === 0 ? (
                    <span className={styles.rowStatus}>
                      {status === 'inserted' ? (
                        <Trans>Inserted row</Trans>
                      ) : (
                        <Trans>Deleted row</Trans>
                      )}
                    </span>
                  ) : null}
                  {withPositions(blocks).map(({ item, at }) => (
                    <BlockView key={at} block={item} current={current} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function BlockView({ block, current }: { block: Block } & Current) {
  return block.kind === 'table' ? (
    <TableView table={block} current={current} />
  ) : (
    <ParagraphView paragraph={block} current={current} />
  )
}
