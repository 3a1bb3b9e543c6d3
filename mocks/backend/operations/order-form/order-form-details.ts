import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { areasOfStudy } from '../../reference-data/areas-of-study/areas-of-study.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { formChoiceOf } from '../../rules/order-form/form-choice.ts'
import { stepAfter } from '../../rules/order-form/form-navigation.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { saveDetails } from '../../rules/order-form/saving/save-details.ts'
import { mergedEmails } from '../../rules/order-form/saving/save-referral-emails.ts'
import { binServiceFor, wordCountProblem } from '../../rules/order-form/saving/save-word-count.ts'
import { serviceDetailsOf } from '../../rules/order-form/service-details.ts'

export const orderFormDetails = operationsOf({
  async saveDetails({ world, session, user, path, body, now, manuscripts, reply }) {
    const form = formFor(world, ownerOf(user, session), path.orderId)
    const result = await saveDetails(world, form, body, { now, measure: manuscripts.measure })
    if ('refused' in result) return reply(200, { error: result.refused })
    const next = { ...form, ...result.changes }
    const isWhole = body.projectTitle !== undefined
    const step = isWhole ? stepAfter(world, next, 'details') : form.step
    const saved = changeForm(world, form, now, { ...result.changes, step })
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  saveReferralEmails({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const referralEmails = mergedEmails(form.referralEmails, body.referralEmails)
    if (!referralEmails) return reply(200, { error: 'referral-email-validation-error' })
    changeForm(world, form, now, { referralEmails })
    return reply(200, { referralEmails })
  },

  getBinPrice({ world, session, user, path, query, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.orderId)
    const choice = formChoiceOf(world, form, now)
    const error = wordCountProblem(choice, query.newWordCount)
    if (error) return reply(200, { error })
    const newService = binServiceFor(choice, query.newWordCount)
    if (!newService) return reply(200, { error: 'order-form-no-service-option' })
    return reply(200, { newService })
  },

  updateWordCount({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.orderId)
    const { newWordCount: wordCount } = body
    const error = wordCountProblem(formChoiceOf(world, form, now), wordCount)
    if (error) return reply(200, { error })
    const saved = changeForm(world, form, now, { wordCount })
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  listAreasOfStudy({ reply }) {
    return reply(200, { areasOfStudy: [...areasOfStudy] })
  },

  getServiceDetails({ query, reply }) {
    const services = query.serviceIdentities.map((identity) => {
      const service = formService(identity)
      if (service) return service
      throw new Problem(404, 'No such service', `${identity} is not sold.`)
    })
    return reply(200, serviceDetailsOf(services))
  },
})
