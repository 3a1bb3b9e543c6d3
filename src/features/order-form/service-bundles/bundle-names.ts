import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BundleName } from '../../../api/order-form/order-form-bundles.ts'

export const bundleNames: Record<BundleName, MessageDescriptor> = {
  premium: msg`Premium bundle`,
  standard: msg`Standard bundle`,
  scientific: msg`Scientific bundle`,
  vip: msg`VIP bundle`,
  'journal-recommendation': msg`Journal Recommendation bundle`,
  'manuscript-formatting': msg`Manuscript Formatting bundle`,
  'presubmission-review': msg`Presubmission Review bundle`,
  'table-formatting': msg`Table Formatting bundle`,
  chinese: msg`Chinese to English bundle`,
  portuguese: msg`Portuguese to English bundle`,
  spanish: msg`Spanish to English bundle`,
}
