import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { addressOfPerson } from '../builders/address-of-person.ts'
import { placeOrder } from '../builders/orders/place-order.ts'
import { rafaelNogueira } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { minute } from '../builders/server-date.ts'

/** Rafael Nogueira has just placed two orders by boleto, and has paid one of the slips at his bank. */
export const placedOrdersBrazil = defineScenario({
  site: 'br',
  signedIn: rafaelNogueira,
  build({ world, start }) {
    const person = rafaelNogueira
    const user = world.users.insert(accountFor(person))
    const placed = { world, person, user, at: start - 5 * minute }
    const payment = {
      paymentMethodId: paymentMethodIds.boleto,
      brazilPaymentMethods: 'allpago' as const,
      boleto: {
        payer: person.fullName,
        taxIdentification: { type: 'CPF' as const, number: '529.982.247-25' },
      },
      billingAddress: addressOfPerson(person),
    }
    return {
      person: personFacts(person),
      orders: {
        boleto: placeOrder(placed, { key: 'boleto', payment }),
        paidBoleto: placeOrder(placed, { key: 'paid boleto', payment, approved: true }),
      },
    }
  },
})
