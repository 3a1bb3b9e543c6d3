import { i18n, type MessageDescriptor } from '@lingui/core'
import { entryOf, type Unlisted } from '../lib/unlisted.ts'

/** The label of a value in the page's language; one that the contract does not list is shown as it came. */
export function labelOf<Labels extends object>(
  labels: Labels & { readonly [Value in keyof Labels]: MessageDescriptor },
  value: keyof Labels | Unlisted,
): string {
  const label: MessageDescriptor | undefined = entryOf(labels, value)
  return label ? i18n._(label) : String(value)
}
