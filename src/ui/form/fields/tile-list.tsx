import type { FocusEvent } from 'react'
import { type Tile, type TileColumns, TileGrid } from './tile-grid.tsx'

type Props = {
  name: string
  tiles: readonly Tile[]
  value: unknown
  id?: string
  required?: boolean
  columns?: TileColumns
  onChosen: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

export function TileList(props: Props) {
  const { name, tiles, value, id, required, columns, onChosen, onBlur } = props
  const open = tiles.filter(({ disabled }) => !disabled)
  const focused = open.find((tile) => tile.value === value) ?? open[0]
  return (
    <TileGrid
      tiles={tiles}
      columns={columns}
      input={(tile) => ({
        type: 'radio',
        required,
        id: tile === focused ? id : undefined,
        name,
        checked: tile.value === value,
        onChange: () => onChosen(tile.value),
        onBlur,
      })}
    />
  )
}
