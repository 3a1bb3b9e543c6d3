import type { ServiceDetails } from '../../../../api/order-form/order-form-queries.ts'

type Props = Pick<ServiceDetails, 'journalDetails'>

export function JournalFields(_: Props) {
  return null
}
