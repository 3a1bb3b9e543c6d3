import { SelectOrdinal } from '@lingui/react/macro'

export function Ordinal({ value }: { value: number }) {
  return <SelectOrdinal value={value} one="#st" two="#nd" few="#rd" other="#th" />
}
