import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { openBoletoOf } from './external-page-paths.ts'

const bankTransfer = 9
const boleto = 20

/** Bank transfers and boletos that have not arrived, newest first. */
export function pendingPaymentsOf(
  world: World,
  owner: string,
): components['schemas']['PendingPayment'][] {
  const open = world.payments
    .in('openByOwner', owner)
    .filter(({ method }) => method === bankTransfer || method === boleto)
  return Array.from(open.rows(), (payment) => ({
    receiptCode: payment.receiptCode,
    boletoUrl: openBoletoOf(payment),
  }))
}
