import { SelectOrdinal } from '@lingui/react/macro'

/** 1st, 2nd, 3rd, 11th. */
export function Ordinal({ value }: { value: number }) {
  return <SelectOrdinal value={value} one="#st" two="#nd" few="#rd" other="#th" />
}
