import { rafaelNogueira } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { digitalManuscripts } from './digital-manuscripts.ts'
import { insertPurchase, insertTranslation, type Manuscript } from './digital-work.ts'

/** The chapters of three books, one book for each expired package of ten. */
const booksDaysAgo = [900, 640, 420]
const chapters = 10

/** Rafael Nogueira has used up his translations; he can still download over 30 finished ones. */
export const digitalTranslationUsedUp = defineScenario({
  site: 'br',
  signedIn: rafaelNogueira,
  build({ world, start }) {
    world.users.insert(accountFor(rafaelNogueira))
    const buy = (daysAgo: number, receiptCode: string, product = 'translations-1') =>
      insertPurchase(world, rafaelNogueira, product, { at: start - daysAgo * day, receiptCode })
    const { portuguese, portugueseRevised } = digitalManuscripts
    const translate = (purchase: string, manuscript: () => Manuscript, daysAgo: number) =>
      insertTranslation(world, purchase, manuscript(), {
        createdAt: start - daysAgo * day,
        language: 'portuguese-to-english',
      })
    for (const [book, daysAgo] of booksDaysAgo.entries()) {
      const purchase = buy(daysAgo, `RC-6012${book}`, 'translations-10')
      for (let chapter = 1; chapter <= chapters; chapter += 1) {
        const name = `Livro ${book + 1}, capítulo ${chapter}.docx`
        translate(purchase, () => ({ ...portuguese(), name }), daysAgo - chapter)
      }
    }
    const first = buy(60, 'RC-60106')
    const second = buy(21, 'RC-60107')
    const translations = {
      earlier: translate(first, portuguese, 58),
      last: translate(second, portugueseRevised, 20),
    }
    return {
      person: personFacts(rafaelNogueira),
      product: 'translations-5',
      purchases: { first, second },
      translations,
      count: world.digitalTranslations.size,
    }
  },
})
