import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export type DataColumn = {
  name: ReactNode
  /** Amounts stand below one another at the end of their column. */
  atEnd?: boolean
  /** Its share of the table, such as `20%`, where tables below one another have columns in line. */
  width?: string
}

type Props = {
  /** The name of the table for those who listen. */
  label: string
  columns: readonly DataColumn[]
  /** Rows of one `DataCell` for each column. */
  children: ReactNode
}

/** A table in which each row is one thing; on narrow screens each is a card with its names beside it. */
export function DataTable({ label, columns, children }: Props) {
  return (
    <table
      className={
        columns.some(({ width }) => width) ? `${styles.table} ${styles.inLine}` : styles.table
      }
      aria-label={label}
    >
      <thead>
        <tr>
          {columns.map(({ name, atEnd, width }, place) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
              key={place}
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
  /** What the row is: its name, by which it is read out. */
  heads?: boolean
  /** The name of its column, for cards; left out where the cell says by itself what it is. */
  name?: ReactNode
  atEnd?: boolean
}

/** A cell of a `DataTable`. */
export function DataCell({ children, heads, name, atEnd }: CellProps) {
  const look = atEnd ? styles.end : undefined
  if (heads) {
    return (
      <th scope="row" className={look}>
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
