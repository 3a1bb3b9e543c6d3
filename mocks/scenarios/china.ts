import { abroadOrders } from './builders/abroad-orders.ts'
import { insertChinaFapiaos } from './builders/china-fapiaos.ts'
import { insertOrders } from './builders/insert-orders.ts'
import { accountFor } from './builders/person-account.ts'
import { day, isoOf } from './builders/server-date.ts'
import { chenLihua } from './people-abroad.ts'
import { defineScenario, personFacts } from './scenario.ts'

/** Chen Lihua of Hangzhou: the Chinese site, in yuan, with WeChat sign-on and fapiaos of every kind. */
export const china = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { features: { wechat_sso: true } },
  build({ world, start }) {
    const person = chenLihua
    world.users.insert(accountFor(person, { customerSince: isoOf(start - 620 * day) }))
    return {
      person: personFacts(person),
      ...insertChinaFapiaos({ world, person, start }),
      orders: insertOrders({ world, person, start }, abroadOrders(person)),
    }
  },
})
