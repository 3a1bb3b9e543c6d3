import type { FocusEvent, ReactNode } from 'react'
import styles from './tile-list.module.css'

export type Tile = {
  value: string
  title: ReactNode
  /** Stands beside the title: "Recommended". */
  mark?: ReactNode
  text?: ReactNode
  /** Stands at the end of the tile: a price, a date. */
  facts?: ReactNode
  /** Stands below the tile, since it can be pressed itself. */
  more?: ReactNode
  /** Its text must say why. */
  disabled?: boolean
}

type Props = {
  /** Of the radio buttons. */
  name: string
  tiles: readonly Tile[]
  value: unknown
  /** Of the radio button that a link to the group focuses. */
  id?: string
  required?: boolean
  /** Where the screen is wide; fewer where it is not. */
  columns?: 1 | 2 | 3 | 4
  onChosen: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/** Radio buttons that look like cards; the group around them has the label. */
export function TileList(props: Props) {
  const { name, tiles, value, id, required, columns = 3, onChosen, onBlur } = props
  const open = tiles.filter(({ disabled }) => !disabled)
  const focused = open.find((tile) => tile.value === value) ?? open[0]
  return (
    <div className={styles.tiles} data-columns={columns}>
      {tiles.map((tile) => (
        <div key={tile.value} className={styles.cell}>
          <label className={styles.tile}>
            <input
              type="radio"
              required={required}
              id={tile === focused ? id : undefined}
              name={name}
              value={tile.value}
              checked={tile.value === value}
              disabled={tile.disabled}
              onChange={() => onChosen(tile.value)}
              onBlur={onBlur}
            />
            <span className={styles.title}>{tile.title}</span>
            {tile.mark ? <span className={styles.mark}>{tile.mark}</span> : null}
            {tile.text ? <span className={styles.text}>{tile.text}</span> : null}
            {tile.facts ? <span className={styles.facts}>{tile.facts}</span> : null}
          </label>
          {tile.more ? <div className={styles.more}>{tile.more}</div> : null}
        </div>
      ))}
    </div>
  )
}
