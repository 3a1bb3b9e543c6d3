import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Discount } from '../../../api/order-form/order-form.ts'

type Translate = (message: MessageDescriptor) => string

const labels: Record<Exclude<Discount['type'], 'Promotional Code'>, MessageDescriptor> = {
  'Re-edit discount': msg`Re-edit discount`,
  'Preferred group discount': msg`Preferred group discount`,
  'Service discount': msg`Service discount`,
}

export function discountLabel(
  { type, code }: Pick<Discount, 'type' | 'code'>,
  translate: Translate,
): string {
  if (type !== 'Promotional Code') return translate(labels[type])
  const name = code ?? ''
  return translate(msg`Promo code ${name}`)
}
