import { accountFor } from '../builders/person-account.ts'
import { siteApplication } from '../builders/site-application.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { chenLihua } from './people-abroad.ts'

const { localization } = siteApplication('cn')

/**
 * Chen Lihua orders on a Chinese site that makes no fapiao after payment, so that the order form
 * asks whether one is needed.
 */
export const chinaFapiaoAtOrder = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { localization: { ...localization, allowsFapiaoProcessingAfterPayment: false } },
  build({ world }) {
    const person = chenLihua
    world.users.insert(accountFor(person))
    return {
      person: personFacts(person),
      /** What the tax office asks for, as the payment form sends it. */
      fapiao: {
        type: 'general',
        deliveryTimeline: 'with-order',
        title: person.institution,
        taxpayerNumber: '12330000470095016Q',
        specialInstructions: '请开具电子发票',
      },
      /** Eleven digits, as an order's fapiao wants them. */
      phone: '13800138000',
    }
  },
})
