import { insertPurchase, insertTranslation, type Manuscript } from '../builders/digital-work.ts'
import { accountFor } from '../builders/person-account.ts'
import { day } from '../builders/server-date.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { rafaelNogueira } from '../sites/people-abroad.ts'
import { digitalManuscripts } from './digital-manuscripts.ts'

/** Rafael Nogueira has no translations left and can still download the finished ones. */
export const digitalTranslationUsedUp = defineScenario({
  site: 'br',
  signedIn: rafaelNogueira,
  build({ world, start }) {
    world.users.insert(accountFor(rafaelNogueira))
    const buy = (daysAgo: number, receiptCode: string) =>
      insertPurchase(world, rafaelNogueira, 'translations-1', {
        at: start - daysAgo * day,
        receiptCode,
      })
    const { portuguese, portugueseRevised } = digitalManuscripts
    const translate = (purchase: string, manuscript: () => Manuscript, daysAgo: number) =>
      insertTranslation(world, purchase, manuscript(), {
        createdAt: start - daysAgo * day,
        language: 'portuguese-to-english',
      })
    const first = buy(60, 'RC-60106')
    const second = buy(21, 'RC-60107')
    return {
      person: personFacts(rafaelNogueira),
      product: 'translations-5',
      purchases: { first, second },
      translations: {
        earlier: translate(first, portuguese, 58),
        last: translate(second, portugueseRevised, 20),
      },
    }
  },
})
