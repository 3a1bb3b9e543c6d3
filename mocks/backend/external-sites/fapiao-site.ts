import { formatUtc } from '../../world/clock/world-calendar.ts'
import { Problem } from '../calls/problem.ts'
import { fapiaoPaymentOf } from '../rules/fapiao/fapiao-payment.ts'
import { shownFapiao } from '../rules/fapiao/shown-fapiao.ts'
import { type ExternalSite, offer, type SiteCall, type SiteFact } from './site-definition.ts'

function issuedAt({ world, now, rest }: SiteCall) {
  const [number] = rest
  for (const row of rest.length === 1 ? world.fapiaos.all() : []) {
    const fapiao = shownFapiao(world, row, now)
    if (fapiao.number !== null && fapiao.number === number) return { row, fapiao }
  }
  throw new Problem(
    404,
    'No such fapiao',
    'The tax office has not issued a fapiao with this number.',
  )
}

export const fapiaoSite: ExternalSite = {
  name: 'the tax office',
  simulates: 'The Chinese tax office’s record of an issued fapiao.',
  choices: ['leave'],
  show(call) {
    const { row, fapiao } = issuedAt(call)
    const { number, type, organizationName, taxpayerNumber, serviceTypeName } = fapiao
    const payment = fapiaoPaymentOf(call.world, row.owner, row.paymentId)
    const facts: (SiteFact | undefined)[] = [
      { name: 'Kind', value: type === 'special' ? 'Special VAT fapiao' : 'General VAT fapiao' },
      { name: 'Buyer', value: organizationName },
      taxpayerNumber ? { name: 'Taxpayer number', value: taxpayerNumber } : undefined,
      { name: 'Service', value: serviceTypeName },
      payment && { name: 'Invoice', value: payment.invoiceNumber },
      { name: 'Payment', value: row.paymentId },
      { name: 'Sent to', value: row.contactEmail },
      { name: 'Requested', value: formatUtc(row.createdAt) },
    ]
    return {
      heading: `Fapiao ${number}`,
      state:
        row.cancelledAt === null
          ? 'Valid.'
          : `Cancelled on ${formatUtc(row.cancelledAt)}; no longer valid.`,
      facts: facts.filter((fact) => fact !== undefined),
      paragraphs: [],
      offers: [offer('leave', 'Back to Galley', '')],
    }
  },
  choose: () => '/researcher/invoices',
}
