import type { EngineJourney } from '../journey.ts'
import { button, heading } from '../site-visitor.ts'
import { byPointer, fillCardFrame, radio } from './order.ts'

export const payOff: EngineJourney = {
  name: 'pays an invoice',
  async run({ open }) {
    const visitor = await open()
    await visitor.scenario('returning-customer', {
      path: '/en/researcher/invoices/pay/{unpaidInvoices.0}',
    })
    await visitor.click(radio(/^Credit card/))
    await fillCardFrame(byPointer(visitor))
    await visitor.click({ role: 'checkbox', name: /^I accept the/ })
    await visitor.click(button(/^Pay \$/))
    await visitor.see({ text: 'Thank you. We have received your payment.' })
    await visitor.at(/\/invoices\/unpaid\?receipt=RC-\d+$/)
    await visitor.page.reload()
    await visitor.see(heading('Payment received', 2))
  },
}
