import type { FieldName } from '../field-name.ts'
import { type FieldLabels, GroupFrame } from './field-frame.tsx'
import type { Tile, TileColumns } from './tile-grid.tsx'
import { TileList } from './tile-list.tsx'
import { useField } from './use-field.ts'

type Props = FieldLabels & {
  name: FieldName<string>
  tiles: readonly Tile[]
  columns?: TileColumns
  onChosen?: (value: string) => void
}

export function RadioTiles(props: Props) {
  const { name, label, hint, optional, tiles, columns, onChosen } = props
  const field = useField(name)
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional} errorAbove>
      <TileList
        id={field.id}
        name={field.id}
        tiles={tiles}
        value={field.value}
        required={!optional && !field.allOptional}
        columns={columns}
        onChosen={(value) => {
          field.change(value)
          onChosen?.(value)
        }}
        onBlur={field.blur}
      />
    </GroupFrame>
  )
}
