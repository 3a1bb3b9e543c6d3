import { type ComponentProps, type ReactNode, useId } from 'react'
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

export type TileColumns = 1 | 2 | 3

type Props = {
  tiles: readonly Tile[]
  /** Where the screen is wide; fewer where it is not. */
  columns?: TileColumns
  input: (tile: Tile) => ComponentProps<'input'>
}

type TileProps = { tile: Tile; input: ComponentProps<'input'> }

/** Its name is title and facts; the text describes it. */
function TileLabel({ tile, input }: TileProps) {
  const id = useId()
  const { value, title, mark, text, facts, disabled } = tile
  const named = text
    ? { 'aria-labelledby': `${id}-title ${id}-facts`, 'aria-describedby': `${id}-text` }
    : {}
  return (
    <label className={styles.tile}>
      <input value={value} disabled={disabled} {...named} {...input} />
      <span id={`${id}-title`} className={styles.title}>
        {title}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </span>
      {text ? (
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      ) : null}
      {facts ? (
        <span id={`${id}-facts`} className={styles.facts}>
          {facts}
        </span>
      ) : null}
    </label>
  )
}

export function TileGrid({ tiles, columns = 3, input }: Props) {
  return (
    <div className={styles.tiles} data-columns={columns}>
      {tiles.map((tile) => (
        <div key={tile.value} className={styles.cell}>
          <TileLabel tile={tile} input={input(tile)} />
          {tile.more ? <div className={styles.more}>{tile.more}</div> : null}
        </div>
      ))}
    </div>
  )
}
