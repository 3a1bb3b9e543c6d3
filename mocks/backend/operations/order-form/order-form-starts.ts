import { operationsOf } from '../../operation-types.ts'
import { Problem } from '../../problem.ts'
import {
  beginForm,
  currentForm,
  formFor,
  isInProgress,
  isQuoteOnly,
  ownerOf,
} from '../../rules/order-form/form-access.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'

const continued = { key: 'previous-submission-continued', type: 'warning' } as const

export const orderFormStarts = operationsOf({
  startOrderForm({ world, session, user, query, now, reply }) {
    const owner = ownerOf(user, session)
    const begun = currentForm(world, owner)
    if (begun && !isQuoteOnly(begun)) {
      const isTouched = isInProgress(begun)
      const { goal } = query
      const isChanged = !isTouched && goal !== undefined
      const form = isChanged ? world.orderForms.update(begun.identity, { goal }) : begun
      const messages = isTouched ? [continued] : []
      return reply(200, { messages, orderForm: orderFormOf(world, form, now) })
    }
    const form = beginForm(world, owner, now, { goal: query.goal ?? null })
    return reply(200, { messages: [], orderForm: orderFormOf(world, form, now) })
  },

  loadCurrentOrderForm({ world, session, user, now, reply }) {
    const form = currentForm(world, ownerOf(user, session))
    if (!form) throw new Problem(404, 'No order form', 'No order form is in progress.')
    return reply(200, { messages: [], orderForm: orderFormOf(world, form, now) })
  },

  loadOrderForm({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    return reply(200, { messages: [], orderForm: orderFormOf(world, form, now) })
  },

  resetOrderForm({ world, session, user, path, reply }) {
    const { identity } = formFor(world, ownerOf(user, session), path.identity)
    world.orderForms.remove(identity)
    return reply(200, { identity })
  },
})
