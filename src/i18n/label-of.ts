import { i18n, type MessageDescriptor } from '@lingui/core'
import { entryOf, type Unlisted } from '../lib/unlisted.ts'

export function labelOf<Labels extends object>(
  labels: Labels & { readonly [Value in keyof Labels]: MessageDescriptor },
  value: keyof Labels | Unlisted,
): string {
  const label: MessageDescriptor | undefined = entryOf(labels, value)
  return label ? i18n._(label) : String(value)
}
