import { certificateCode } from '../../world/certificate-code.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoicePaidOrders } from '../builders/orders/invoice-orders.ts'
import { helenMarsh, naomiFeldman } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'

/** Signed out; manuscripts are assessed without an account, behind a captcha. */
export const anonymous = defineScenario({
  site: 'us',
  application: { features: { anonymous_language_assessment: true, captcha: true } },
  signedIn: null,
  build({ world, start }) {
    world.users.insert(accountFor(helenMarsh))
    world.users.insert(accountFor(naomiFeldman))
    const orders = insertOrders(
      { world, person: naomiFeldman, start },
      {
        certified: {
          status: 'Completed',
          services: ['premiumEditing'],
          orderedAgo: 48 * day,
          dueIn: -42 * day,
          paid: true,
          authors: 'N. Feldman, L. Bassey and C. Ng',
        },
      },
    )
    invoicePaidOrders({ world, person: naomiFeldman, start })
    return {
      person: personFacts(helenMarsh),
      /** Code of somebody's certificate, as a journal types it. */
      certificate: certificateCode(orders.certified),
      /** Form values of a new account; the address of `person` is taken. */
      registration: {
        title: null,
        firstName: 'Noor',
        lastName: 'Haddad',
        email: 'noor.haddad@example.edu',
        password: 'a long secret',
        countryId: 223,
        state: 'TX',
        institution: 'Rice University',
        foundUs: 'colleague',
      },
      /** The mock captcha accepts any non-empty text. */
      captchaResponse: '10000000-aaaa-bbbb-cccc-000000000001',
    }
  },
})
