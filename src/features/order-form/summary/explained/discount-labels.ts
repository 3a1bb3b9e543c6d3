import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Discount } from '../../../../api/order-form/order-form.ts'
import { entryOf, type Listed } from '../../../../lib/unlisted.ts'

type Translate = (message: MessageDescriptor) => string

const labels: Record<Exclude<Listed<Discount['type']>, 'Promotional Code'>, MessageDescriptor> = {
  'Re-edit discount': msg`Re-edit discount`,
  'Preferred group discount': msg`Preferred group discount`,
  'Service discount': msg`Service discount`,
}

export function discountLabel(
  { type, code }: Pick<Discount, 'type' | 'code'>,
  translate: Translate,
): string {
  if (type !== 'Promotional Code') {
    const label = entryOf(labels, type)
    return label ? translate(label) : String(type)
  }
  const name = code ?? ''
  return translate(msg`Promo code ${name}`)
}
