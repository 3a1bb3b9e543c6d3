import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderServiceGroup } from '../../../api/orders/order-changes.ts'
import type { Listed } from '../../../lib/unlisted.ts'

export const typeLabels: Record<Listed<OrderServiceGroup['type']>, MessageDescriptor> = {
  editing: msg`Editing`,
  translation: msg`Translation`,
  formatting: msg`Formatting`,
  figures: msg`Figures`,
  journalrec: msg`Journal selection`,
  promotion: msg`Promotion`,
}
