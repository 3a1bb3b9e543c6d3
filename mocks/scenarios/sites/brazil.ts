import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testCards } from '../../backend/reference-data/payment/simulated-cards.ts'
import { boletoReported } from '../../backend/rules/payment/settlement/boleto-reported.ts'
import { siteZones } from '../../backend/rules/site-zones.ts'
import { insertAbroadInvoices } from '../builders/orders/abroad-invoices.ts'
import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertPayment } from '../builders/orders/build-invoice.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { rafaelNogueira } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

const boleto = 'RC-77410'

/** Rafael Nogueira on the Brazilian site, in reais, with an unpaid boleto. */
export const brazil = defineScenario({
  site: 'br',
  signedIn: rafaelNogueira,
  build({ world, start }) {
    const person = rafaelNogueira
    world.users.insert(accountFor(person))
    const boletoUrl = `/external/boleto/${boleto}`
    const plans = abroadOrders(person, { receiptCode: boleto, boletoUrl })
    const orders = insertOrders({ world, person, start }, plans)
    const unpaid = insertAbroadInvoices({ world, person, start }, orders)
    const taxIdentification = { type: 'CPF', number: '529.982.247-25' } as const
    insertPayment({
      world,
      person,
      receiptCode: boleto,
      purpose: { kind: 'payoff', invoiceNumbers: [unpaid.invoiceNumber] },
      amount: unpaid.totalAmount,
      at: start - day,
      changes: {
        method: paymentMethodIds.boleto,
        status: 'open',
        settledAt: null,
        dueAt: boletoReported(start - day, siteZones.br),
        form: { boleto: { payer: person.fullName, taxIdentification } },
      },
    })
    return {
      person: personFacts(person),
      orders,
      boleto,
      unpaidInvoice: unpaid.invoiceNumber,
      cards: testCards,
      fapesp: '2024/01234-5',
      taxNumbers: {
        cpf: '529.982.247-25',
        cnpj: '46.068.425/0001-33',
        cnpjWithLetters: '12.ABC.345/01DE-35',
        broken: '529.982.247-26',
      },
    }
  },
})
