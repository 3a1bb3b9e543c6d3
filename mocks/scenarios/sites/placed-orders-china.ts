import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { addressOfPerson } from '../builders/address-of-person.ts'
import { placeOrder } from '../builders/orders/place-order.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { minute } from '../builders/server-date.ts'
import { siteApplication } from '../builders/site-application.ts'

const { localization } = siteApplication('cn')

/** Chen Lihua has just placed orders in yuan, one with a fapiao requested while ordering. */
export const placedOrdersChina = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { localization: { ...localization, allowsFapiaoProcessingAfterPayment: false } },
  build({ world, start }) {
    const person = chenLihua
    const user = world.users.insert(accountFor(person))
    const placed = { world, person, user, at: start - 5 * minute }
    const billingAddress = { ...addressOfPerson(person), phone: '13800138000' }
    const withFapiao = {
      billingAddress,
      requireFapiao: 'yes' as const,
      fapiao: {
        type: 'general',
        deliveryTimeline: 'with-order',
        title: person.institution,
        taxpayerNumber: '12330000470095016Q',
      },
    }
    const [title = null] = person.ownTitles
    return {
      person: personFacts(person),
      orders: {
        withFapiao: placeOrder(placed, {
          key: 'with fapiao',
          payment: { ...withFapiao, paymentMethodId: paymentMethodIds.alipay },
          details: { title },
          approved: true,
        }),
        byTransfer: placeOrder(placed, {
          key: 'by transfer',
          payment: { ...withFapiao, paymentMethodId: paymentMethodIds.bankTransfer },
        }),
      },
    }
  },
})
