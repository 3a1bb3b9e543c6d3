import type { ReactNode } from 'react'
import { useMediaQuery } from '../theme/use-media-query.ts'
import styles from './data-table.module.css'

type DataColumn = {
  name: ReactNode
  atEnd?: boolean
  /** For example `20%`, to align the columns of stacked tables. */
  width?: string
}

type Props = {
  label: string
  columns: readonly DataColumn[]
  /** Many columns: medium screens show cards, too. */
  wide?: boolean
  /** Few short columns: narrow screens keep one line for each row. */
  compact?: boolean
  /** Things side by side: narrow screens keep the columns, below the heading of each row. */
  compared?: boolean
  children: ReactNode
}

export function DataTable({ label, columns, wide, compact, compared, children }: Props) {
  const isNarrow = useMediaQuery(wide ? '(max-width: 1100px)' : '(max-width: 720px)')
  const narrow = compared ? styles.compared : styles.cards
  const classes = [
    styles.table,
    columns.some(({ width }) => width) ? styles.inLine : '',
    compact ? styles.compact : isNarrow ? narrow : '',
    wide ? styles.wide : '',
  ]
  return (
    <table className={classes.filter(Boolean).join(' ')} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, atEnd, width }, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
              key={index}
              scope="col"
              style={{ width }}
              className={atEnd ? styles.end : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type CellProps = {
  children: ReactNode
  heads?: boolean
  /** Columns that a heading takes. */
  span?: number
  name?: ReactNode
  atEnd?: boolean
  long?: boolean
  /** Says nothing more than other cells of the row: cards are shorter without it. */
  inTableOnly?: boolean
}

export function DataCell(props: CellProps) {
  const { children, heads, span, name, atEnd, long, inTableOnly } = props
  const looks = [atEnd && styles.end, long && styles.long, inTableOnly && styles.inTableOnly]
  const look = looks.filter(Boolean).join(' ') || undefined
  if (heads) {
    return (
      <th scope="row" colSpan={span} className={look}>
        {children}
      </th>
    )
  }
  return (
    <td className={look}>
      {name ? (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      ) : null}
      <div>{children}</div>
    </td>
  )
}
