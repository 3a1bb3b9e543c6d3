import { accountFor } from '../builders/person-account.ts'
import { siteApplication } from '../builders/site-application.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { chenLihua } from './people-abroad.ts'

const { localization } = siteApplication('cn')

/** Chen Lihua on a Chinese site without fapiaos after payment: the order form asks for one instead. */
export const chinaFapiaoAtOrder = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { localization: { ...localization, allowsFapiaoProcessingAfterPayment: false } },
  build({ world }) {
    const person = chenLihua
    world.users.insert(accountFor(person))
    return {
      person: personFacts(person),
      fapiao: {
        type: 'general',
        deliveryTimeline: 'with-order',
        title: person.institution,
        taxpayerNumber: '12330000470095016Q',
        specialInstructions: '请开具电子发票',
      },
      /** An order's fapiao needs eleven digits. */
      phone: '13800138000',
    }
  },
})
