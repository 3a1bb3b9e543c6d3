import { operationsOf } from '../../calls/operation-types.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { formChoiceOf } from '../../rules/order-form/form-choice.ts'
import { orderFormOf, stepsOfForm } from '../../rules/order-form/order-form-view.ts'
import {
  applyAnswers,
  validateAnswers,
  validateBundle,
} from '../../rules/order-form/saving/choose-bundle.ts'

const noBundles = { error: 'service-bundles-not-offered' } as const

export const orderFormBundles = operationsOf({
  setBundleInterest({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const { interested } = body
    if (interested && !formChoiceOf(world, form, now).bundlesAllowed) return reply(200, noBundles)
    const saved = changeForm(world, form, now, {
      bundle: interested ? { ...form.bundle, interested } : { interested, answers: null, id: null },
      step: interested ? 'service-bundles' : 'manuscript-services',
    })
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  answerBundleQuestions({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    if (!formChoiceOf(world, form, now).bundlesAllowed) return reply(200, noBundles)
    const result = validateAnswers(body.answers)
    if ('refused' in result) return reply(200, { error: result.refused })
    const changes = applyAnswers(form, result.answers)
    const saved = changeForm(world, form, now, { ...changes, step: 'service-bundles' })
    const order = orderFormOf(world, saved, now)
    const { availableServiceBundles, currentStep, steps } = order
    return reply(200, { availableServiceBundles, currentStep, steps })
  },

  selectBundle({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.orderId)
    const choice = formChoiceOf(world, form, now)
    if (!choice.bundlesAllowed) return reply(200, noBundles)
    const result = validateBundle(body, choice)
    if ('refused' in result) return reply(200, { error: result.refused })
    const chosen = changeForm(world, form, now, result.changes)
    const { all } = stepsOfForm(world, chosen)
    const step = all[all.indexOf('service-bundles') + 1] ?? chosen.step
    const order = orderFormOf(world, changeForm(world, chosen, now, { step }), now)
    return reply(200, { order, steps: order.steps })
  },
})
