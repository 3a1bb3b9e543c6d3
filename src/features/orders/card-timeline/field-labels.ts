import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '../../../api/orders.ts'
import type { Listed } from '../../../lib/unlisted.ts'

export const fieldLabels: Record<Listed<NonNullable<Order['fieldOfStudy']>>, MessageDescriptor> = {
  'life-sciences': msg`Life Sciences`,
  'agricultural-sciences': msg`Agricultural Sciences`,
  medicine: msg`Medicine`,
  'health-sciences': msg`Health Sciences`,
  'physical-sciences': msg`Physical Sciences and Mathematics`,
  engineering: msg`Engineering and Computing`,
  'social-sciences': msg`Social Sciences`,
  humanities: msg`Arts and Humanities`,
}
