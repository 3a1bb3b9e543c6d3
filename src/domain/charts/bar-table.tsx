import type { ReactNode } from 'react'
import styles from './bar-table.module.css'

type BarRow = {
  key: string
  name: ReactNode
  /** Below the name. */
  note?: ReactNode
  /** Sets the length of the bar; none at zero or below. */
  amount: number
  /** The amount as text. */
  shown: string
}

type Props = {
  label: string
  nameColumn: ReactNode
  amountColumn: ReactNode
  /** Leaves more of the width to the bars. */
  shortNames?: boolean
  rows: readonly BarRow[]
}

/** A chart whose figures are its text: the longest bar is the largest amount. */
export function BarTable({ label, nameColumn, amountColumn, shortNames, rows }: Props) {
  const most = Math.max(...rows.map(({ amount }) => amount))
  const characters = Math.max(...rows.map(({ shown }) => shown.length))
  return (
    <table
      className={shortNames ? `${styles.bars} ${styles.short}` : styles.bars}
      aria-label={label}
    >
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          <th scope="col">{amountColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, amount, shown }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note ? <span className={styles.note}>{note}</span> : null}
            </th>
            <td>
              <span className={styles.measure}>
                <span className={styles.lane}>
                  {amount > 0 ? (
                    <span className={styles.bar} style={{ width: `${(100 * amount) / most}%` }} />
                  ) : null}
                </span>
                <span className={styles.amount} style={{ minWidth: `${characters}ch` }}>
                  {shown}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
