import type { Instant } from '../../../src/lib/instant.ts'
import { luciaFerrer } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, hour } from '../builders/server-date.ts'
import { digitalManuscripts } from './digital-manuscripts.ts'
import { insertPurchase, insertTranslation, type Manuscript } from './digital-work.ts'

/** Lucía Ferrer has 3 translations left in two packages, and one in an expired package. */
export const digitalTranslationScenario = defineScenario({
  site: 'es',
  signedIn: luciaFerrer,
  application: { features: { chinese_digital_translation: true } },
  build({ world, start }) {
    world.users.insert(accountFor(luciaFerrer))
    const buy = (product: string, daysAgo: number, receiptCode: string) =>
      insertPurchase(world, luciaFerrer, product, { at: start - daysAgo * day, receiptCode })
    const purchases = {
      expired: buy('translations-5', 420, 'RC-60103'),
      five: buy('translations-5', 120, 'RC-60104'),
      chinese: buy('chinese-translations-1', 40, 'RC-60105'),
    }
    const language = 'spanish-to-english' as const
    const { spanish, spanishRevised, broken, oldFormat } = digitalManuscripts
    const translate = (purchase: string, manuscript: () => Manuscript, createdAt: Instant) =>
      insertTranslation(world, purchase, manuscript(), { createdAt, language })
    const draft = (name: string) => () => ({ ...spanish(), name })
    translate(purchases.expired, draft('Diques, primer borrador.docx'), start - 410 * day)
    translate(purchases.expired, draft('Diques, segundo borrador.docx'), start - 350 * day)
    const submitted = draft('Diques, versión enviada.docx')
    const archived = translate(purchases.expired, submitted, start - 240 * day)
    return {
      person: personFacts(luciaFerrer),
      purchases,
      usesLeft: 3,
      translations: {
        archived,
        oldFormat: translate(purchases.expired, oldFormat, start - 100 * day),
        failed: insertTranslation(world, purchases.five, broken(), {
          createdAt: start - 5 * day,
          language,
          outcome: { kind: 'failed', reason: 'damaged' },
        }),
        completed: translate(purchases.five, spanish, start - 4 * hour),
        processing: translate(purchases.five, spanishRevised, start - 90_000),
      },
    }
  },
})
