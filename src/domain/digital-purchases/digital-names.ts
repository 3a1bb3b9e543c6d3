import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { DigitalLanguage, DigitalPurchase } from '../../api/digital-purchases.ts'

export const digitalLanguageNames: Readonly<Record<DigitalLanguage, MessageDescriptor>> = {
  'spanish-to-english': msg`Spanish to English`,
  'portuguese-to-english': msg`Portuguese to English`,
  'chinese-to-english': msg`Chinese to English`,
}

type Named = Pick<DigitalPurchase, 'type' | 'name' | 'price' | 'numberOfUsesAvailable'>

export function digitalName({ type, name, price, numberOfUsesAvailable: uses }: Named): string {
  if (type === 'editing') return t`Digital editing for one year`
  if (uses === null) return name
  if (price === 0 && uses === 1) return t`Free translation`
  return plural(uses, { one: 'One translation', other: 'Package of # translations' })
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  'Most popular': msg`Most popular`,
  'Best value': msg`Best value`,
}

export function digitalLabel(label: string): string {
  const known = Object.hasOwn(labels, label) ? labels[label] : undefined
  return known ? i18n._(known) : label
}
