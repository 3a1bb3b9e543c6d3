import type { ComponentProps, ReactNode } from 'react'
import styles from './tile-grid.module.css'

export type Tile = {
  value: string
  title: ReactNode
  mark?: ReactNode
  text?: ReactNode
  facts?: ReactNode
  /** Stands in the foot of the tile, outside of its label, since it can be pressed itself. */
  more?: ReactNode
  disabled?: boolean
}

export type TileColumns = 1 | 2 | 3 | 4

type Props = {
  tiles: readonly Tile[]
  /** Where the screen is wide; fewer where it is not. */
  columns?: TileColumns
  input: (tile: Tile) => ComponentProps<'input'>
}

export function TileGrid({ tiles, columns = 3, input }: Props) {
  return (
    <div className={styles.tiles} data-columns={columns}>
      {tiles.map((tile) => (
        <div key={tile.value} className={styles.cell}>
          <label className={styles.tile}>
            <input value={tile.value} disabled={tile.disabled} {...input(tile)} />
            <span className={styles.title}>
              {tile.title}
              {tile.mark ? <span className={styles.mark}>{tile.mark}</span> : null}
            </span>
            {tile.text ? <span className={styles.text}>{tile.text}</span> : null}
            {tile.facts ? <span className={styles.facts}>{tile.facts}</span> : null}
          </label>
          {tile.more ? <div className={styles.more}>{tile.more}</div> : null}
        </div>
      ))}
    </div>
  )
}
