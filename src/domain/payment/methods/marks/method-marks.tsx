import type { MarkName } from '../payment-method.ts'
import styles from './method-marks.module.css'

/** Brands of cards by their names; all else is drawn in a field of 28 by 20. */
const marks: Record<MarkName, { brand: string } | { path: string }> = {
  visa: { brand: 'VISA' },
  mastercard: { brand: 'Mastercard' },
  amex: { brand: 'AMEX' },
  elo: { brand: 'Elo' },
  card: { path: 'M5.5 4h17v12h-17zM5.5 8h17M8.5 12.5h4' },
  wallet: { path: 'M5.5 6.5h17v10h-17zM5.5 6.5l12-3v3M18 11.5h4.5' },
  phone: { path: 'M9.5 2.5h9v15h-9zM12 10l1.7 1.7 2.6-3.2M13 15.5h2' },
  scan: { path: 'M8 6.5v-3h3M17 3.5h3v3M20 13.5v3h-3M11 16.5H8v-3M6.5 10h15' },
  bank: {
    path: 'M5.5 8L14 3.5 22.5 8zM8.5 10v4.5M12.2 10v4.5M15.8 10v4.5M19.5 10v4.5M5.5 16.5h17',
  },
  barcode: { path: 'M6 4v12M8 4v12M11 4v12M14 4v12M15.5 4v12M19 4v12M22 4v12' },
  code: { path: 'M8 4h4v4H8zM16 4h4v4h-4zM8 12h4v4H8zM16 12v4M18 14h2M20 12v1' },
  page: { path: 'M5.5 3.5h17v13h-17zM5.5 7h17M8 5.2h1' },
}

/** Says nothing that the name of the method does not. */
export function MethodMarks({ names = [] }: { names?: readonly MarkName[] | undefined }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {names.map((name) => {
        const mark = marks[name]
        return 'brand' in mark ? (
          <span key={name} className={styles.mark} data-brand={mark.brand} />
        ) : (
          <svg
            key={name}
            className={styles.mark}
            viewBox="0 0 28 20"
            width="28"
            height="20"
            aria-hidden="true"
          >
            <path d={mark.path} />
          </svg>
        )
      })}
    </span>
  )
}
