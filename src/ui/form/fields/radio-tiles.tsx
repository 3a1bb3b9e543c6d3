import type { ReactNode } from 'react'
import type { FieldName } from '../field-name.ts'
import { type FieldLabels, GroupFrame } from './field-frame.tsx'
import styles from './radio-tiles.module.css'
import { useField } from './use-field.ts'

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

type Props = FieldLabels & {
  name: FieldName<string>
  tiles: readonly Tile[]
  /** Where the screen is wide; fewer where it is not. */
  columns?: 1 | 2 | 3 | 4
  onChosen?: (value: string) => void
}

/** Radio buttons that look like cards. */
export function RadioTiles(props: Props) {
  const { name, label, hint, optional, tiles, columns = 3, onChosen } = props
  const field = useField(name)
  const open = tiles.filter(({ disabled }) => !disabled)
  const chosen = open.find(({ value }) => value === field.value) ?? open[0]
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.tiles} data-columns={columns}>
        {tiles.map((tile) => (
          <div key={tile.value} className={styles.cell}>
            <label className={styles.tile}>
              <input
                type="radio"
                required={!optional && !field.allOptional}
                id={tile === chosen ? field.id : undefined}
                name={field.id}
                value={tile.value}
                checked={tile.value === field.value}
                disabled={tile.disabled}
                onChange={() => {
                  field.change(tile.value)
                  onChosen?.(tile.value)
                }}
                onBlur={field.blur}
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
    </GroupFrame>
  )
}
