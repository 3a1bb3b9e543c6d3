import type { World } from '../../world/galley-world.ts'
import type { DigitalTranslationRow } from '../../world/rows/digital-rows.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import { stateOf } from '../../world/world-state.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { mockTranslationNotice } from '../deliverables/mock-translate.ts'
import { TRANSLATION_DONE_AFTER } from '../reference-data/digital-limits.ts'
import { chineseTrial } from '../reference-data/digital-products.ts'
import { addDigitalPurchase } from '../rules/digital/add-digital-purchase.ts'
import { beginTranslation } from '../rules/digital/begin-translation.ts'
import { contentOf } from '../rules/digital/content-of.ts'
import { isEligibleForTrial } from '../rules/digital/digital-access.ts'
import { digitalLoad } from '../rules/digital/digital-load.ts'
import {
  editStatus,
  isInArchive,
  shownEditAsOrder,
  shownTranslation,
  translationStatus,
} from '../rules/digital/digital-stage.ts'
import { searchFiles } from '../rules/digital/search-files.ts'
import { payForDigital } from '../rules/payment/settlement/pay-for-digital.ts'
import { docxFile } from '../uploads/docx-file.ts'

function translationOf(world: World, user: UserRow, identity: string): DigitalTranslationRow {
  const translation = world.digitalTranslations.get(identity)
  if (!translation || translation.owner !== user.identity || translation.archived) {
    throw new Problem(404, 'No such translation', `There is no translation ${identity} here.`)
  }
  return translation
}

export const digitalTranslation = operationsOf({
  loadDigitalOrders({ world, user, now, reply }) {
    return reply(200, digitalLoad(world, user, now))
  },

  searchDigitalOrders({ world, user, query, now, reply }) {
    if (query.type === 'editing') {
      const edits = world.digitalEdits.in('byOwner', user.identity)
      const { rows, pagination } = searchFiles(edits, query, (row) => editStatus(row, now))
      return reply(200, { results: rows.map((row) => shownEditAsOrder(row, now)), pagination })
    }
    const translations = world.digitalTranslations.in('byOwner', user.identity)
    const { rows, pagination } = searchFiles(translations, query, (row) =>
      translationStatus(row, now),
    )
    return reply(200, { results: rows.map((row) => shownTranslation(row, now)), pagination })
  },

  async createDigitalOrder({ world, user, body, now, manuscripts, reply }) {
    const { digitalTranslationFiles, language } = body
    const digitalOrders = []
    for (const fileIdentity of digitalTranslationFiles) {
      const started = await beginTranslation({
        world,
        user,
        fileIdentity,
        language,
        now,
        manuscripts,
      })
      if ('refused' in started) {
        const { refused: error, params = {} } = started
        return reply(200, { error: { error, jsonEncodedParams: JSON.stringify(params) } })
      }
      digitalOrders.push(shownTranslation(started.translation, now))
    }
    return reply(200, { type: 'translation', digitalOrders })
  },

  archiveDigitalOrder({ world, user, path, now, reply }) {
    const translation = translationOf(world, user, path.id)
    const { identity, name: fileName } = translation
    if (translationStatus(translation, now) === 'failed') {
      return reply(200, { error: 'digital-translation-failed-not-deletable' })
    }
    world.digitalTranslations.update(identity, { archived: true })
    return reply(200, { identity, fileName })
  },

  async downloadDigitalOrder({ world, user, path, now, manuscripts, reply }) {
    const translation = translationOf(world, user, path.id)
    const { identity, name, createdAt, language } = translation
    if (translationStatus(translation, now) !== 'completed') {
      throw new Problem(404, 'No such file', `Translation ${identity} has no file, or none yet.`)
    }
    if (isInArchive(createdAt + TRANSLATION_DONE_AFTER, now)) {
      return reply(200, { archived: true, identity, fileName: name })
    }
    const bytes = contentOf(world, translation.fileIdentity)
    const firstLine = mockTranslationNotice(name, language)
    const english = await manuscripts.translate({ bytes, name, firstLine })
    if (!english) throw new Error(`${name} has no text, and yet it was translated.`)
    return reply(200, docxFile(english, name, 'English'))
  },

  claimChineseDigitalTrial({ world, user, now, reply }) {
    const { features } = stateOf(world).application
    const purchases = world.digitalPurchases.in('byOwner', user.identity).rows()
    const eligible = isEligibleForTrial(features, purchases, chineseTrial.identity)
    if (eligible) {
      addDigitalPurchase({ world, user, product: chineseTrial, receiptCode: null, now })
    }
    return reply(200, { eligible })
  },

  payForDigitalTranslation({ world, user, body, now, reply }) {
    const outcome = payForDigital({ world, user, type: 'translation', form: body, now })
    return reply(200, 'refused' in outcome ? outcome.refused : outcome.answer)
  },
})
