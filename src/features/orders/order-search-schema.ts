import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { emptyTerm } from './order-search-rules.ts'

const term = () =>
  string()
    .trim()
    .default('')
    .test(
      'more-than-underscore',
      () => t`You can't search for an underscore alone.`,
      (text) => text !== emptyTerm,
    )

export const orderSearchSchema = object({
  xid: term(),
  orderTitle: term(),
  from: string().default(''),
  to: string()
    .default('')
    .test(
      'after-from',
      () => t`The end date can't be before the start date.`,
      (to, { parent }) => !to || !parent.from || to >= parent.from,
    ),
})
