import { operationsOf } from '../../calls/operation-types.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { goToStep, stepAfter, stepBefore } from '../../rules/order-form/form-navigation.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import {
  saveBasicDetails,
  saveManuscriptDetails,
  saveReworkBasicDetails,
} from '../../rules/order-form/saving/save-basic-details.ts'

export const orderFormSaving = operationsOf({
  async saveBasicDetails({ world, session, user, path, body, now, manuscripts, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const result = await saveBasicDetails(world, form, body, {
      now,
      measure: manuscripts.measure,
    })
    if ('refused' in result) return reply(200, { error: result.refused })
    const next = { ...form, ...result.changes }
    const step = stepAfter(world, next, 'get-started')
    const saved = changeForm(world, form, now, { ...result.changes, step })
    return reply(200, { orderForm: orderFormOf(world, saved, now) })
  },

  async saveReworkBasicDetails({ world, session, user, path, body, now, manuscripts, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const result = await saveReworkBasicDetails(world, form, body, {
      now,
      measure: manuscripts.measure,
    })
    if ('refused' in result) return reply(200, { error: result.refused })
    const next = { ...form, ...result.changes }
    const step = stepAfter(world, next, 'rework-get-started')
    const saved = changeForm(world, form, now, { ...result.changes, step })
    return reply(200, { orderForm: orderFormOf(world, saved, now) })
  },

  getDocumentDetails({ world, session, user, path, now, reply }) {
    const { documents } = formFor(world, ownerOf(user, session), path.identity)
    const read = documents && now >= documents.readAt ? documents : undefined
    return reply(200, {
      documentDetailsReceived: read !== undefined,
      manuscriptLanguageId: read?.languageId ?? null,
      wordCount: read?.wordCount ?? null,
    })
  },

  saveManuscriptDetails({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const result = saveManuscriptDetails(form, body)
    if ('refused' in result) return reply(200, { error: result.refused })
    const saved = changeForm(world, form, now, result.changes)
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  saveStep({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const changes = goToStep(world, form, body.step)
    if (!changes) return reply(200, { error: 'order-form-step-not-open' })
    const saved = changeForm(world, form, now, changes)
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  goBack({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const step = stepBefore(world, form)
    if (step === undefined) return reply(200, { error: 'order-form-step-not-open' })
    const saved = changeForm(world, form, now, { step })
    return reply(200, { order: orderFormOf(world, saved, now) })
  },
})
