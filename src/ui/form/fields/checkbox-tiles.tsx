import { type Tile, type TileColumns, TileGrid } from './tile-grid.tsx'

type Props = {
  tiles: readonly Tile[]
  columns?: TileColumns
  isChecked: (value: string) => boolean
  onChange: (value: string, checked: boolean) => void
}

export function CheckboxTiles({ tiles, columns, isChecked, onChange }: Props) {
  return (
    <TileGrid
      tiles={tiles}
      columns={columns}
      input={({ value }) => ({
        type: 'checkbox',
        checked: isChecked(value),
        onChange: ({ target }) => onChange(value, target.checked),
      })}
    />
  )
}
