import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { defineScenario } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { buildMigratingCustomer } from './migrating-customer.ts'

/** Migrated to the company in China, whose payment methods are open. */
export const chinaMigrated = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const migration = { mustMove: true, acceptedAt: start - 30 * day }
    return {
      ...buildMigratingCustomer({ world, start, migration }),
      wfoeMethods: [paymentMethodIds.wfoeWebPay, paymentMethodIds.wfoeQrPay],
    }
  },
})
