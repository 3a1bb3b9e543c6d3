import { object, string } from 'yup'
import type { OrderForm } from '../../../../api/order-form/order-form.ts'

type Asks = {
  /** Whether a service needs the journal. */
  required: boolean
  /** What the server has. */
  saved: OrderForm['journal']
}

export function journalSchema(_: Asks) {
  return object({ name: string().default(''), url: string().default('') })
}
