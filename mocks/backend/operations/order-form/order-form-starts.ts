import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { serviceDescriptions } from '../../reference-data/services/service-descriptions.ts'
import {
  beginForm,
  currentForm,
  formFor,
  isInProgress,
  isQuoteOnly,
  ownerOf,
  ownForm,
} from '../../rules/order-form/form-access.ts'
import { type AddressCodes, greetingsOf, withCodeOf } from '../../rules/order-form/greetings.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'

const continued = { key: 'previous-submission-continued', type: 'warning' } as const

function greet(world: World, form: OrderFormRow, codes: AddressCodes, now: Instant) {
  const messages = greetingsOf(world, form, codes, now)
  return {
    messages,
    orderForm: orderFormOf(world, form, now),
    serviceDescriptions: [...serviceDescriptions],
  }
}

export const orderFormStarts = operationsOf({
  startOrderForm({ world, session, user, query, now, reply }) {
    const owner = ownerOf(user, session)
    const existing = currentForm(world, owner)
    if (existing && !isQuoteOnly(existing)) {
      const isTouched = isInProgress(existing)
      const { goal } = query
      const isChanged = !isTouched && goal !== undefined
      const form = isChanged ? world.orderForms.update(existing.identity, { goal }) : existing
      const greeted = greet(world, withCodeOf(world, form, query, now), query, now)
      return reply(200, {
        ...greeted,
        messages: [...(isTouched ? [continued] : []), ...greeted.messages],
      })
    }
    const form = beginForm(world, owner, now, { goal: query.goal ?? null })
    return reply(200, greet(world, withCodeOf(world, form, query, now), query, now))
  },

  loadCurrentOrderForm({ world, session, user, query, now, reply }) {
    const form = currentForm(world, ownerOf(user, session))
    if (!form) throw new Problem(404, 'No order form', 'No order form is in progress.')
    return reply(200, greet(world, form, query, now))
  },

  loadOrderForm({ world, session, user, path, query, now, reply }) {
    const owner = ownerOf(user, session)
    const { orderedAs: externalId = null } = ownForm(world, owner, path.identity) ?? {}
    if (externalId !== null) {
      const jsonEncodedParams = JSON.stringify({ externalId })
      return reply(200, { error: 'order-form-ordered', jsonEncodedParams })
    }
    const form = formFor(world, owner, path.identity)
    return reply(200, greet(world, form, query, now))
  },

  resetOrderForm({ world, session, user, path, reply }) {
    const { identity } = formFor(world, ownerOf(user, session), path.identity)
    world.orderForms.remove(identity)
    return reply(200, { identity })
  },
})
