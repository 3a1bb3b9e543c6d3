import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { formChoiceOf } from '../../rules/order-form/form-choice.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import {
  isDelivered,
  validateAddition,
  validateService,
  without,
  withQuantity,
} from '../../rules/order-form/saving/choose-services.ts'
import { requestedTier } from '../../rules/pricing/delivery-rules.ts'

const wrongValue = (pointer: string, message: string) =>
  new Problem(
    400,
    'The request breaks the contract',
    message,
    [{ pointer, message }],
    'application',
  )

function pricesOf(world: World, form: OrderFormRow, now: Instant) {
  const order = orderFormOf(world, form, now)
  return { discounts: order.discounts, lineItems: order.lineItems, order }
}

function mustBeAdded(form: OrderFormRow, identity: string): void {
  if (form.additions.some(({ serviceIdentity }) => serviceIdentity === identity)) return
  throw new Problem(404, 'No such service', `${identity} is not part of this order.`)
}

export const orderFormServices = operationsOf({
  selectService({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const result = validateService(body, formChoiceOf(world, form, now))
    if ('refused' in result) return reply(200, { error: result.refused })
    const saved = changeForm(world, form, now, result.changes)
    return reply(200, { order: orderFormOf(world, saved, now) })
  },

  setServiceQuantity({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    mustBeAdded(form, path.serviceId)
    const { serviceIdentity, quantity } = body
    if (serviceIdentity !== path.serviceId) {
      throw wrongValue('/body/serviceIdentity', 'must be the service of the path')
    }
    if (quantity !== 1 && formService(path.serviceId)?.price.by !== 'count') {
      throw wrongValue('/body/quantity', 'must be 1 for a service that is not counted')
    }
    const saved = changeForm(world, form, now, withQuantity(form, path.serviceId, quantity))
    return reply(200, pricesOf(world, saved, now))
  },

  addService({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    const { serviceId: serviceIdentity } = path
    const service = formService(serviceIdentity)
    if (!service) {
      throw new Problem(404, 'No such service', `There is no service ${serviceIdentity}.`)
    }
    const { quantity } = body
    if (quantity !== 1 && service.price.by !== 'count') {
      throw wrongValue('/body/quantity', 'must be 1 for a service that is not counted')
    }
    const choice = formChoiceOf(world, form, now)
    const result = validateAddition({ serviceIdentity, quantity }, choice)
    if ('refused' in result) return reply(200, { error: result.refused })
    return reply(200, pricesOf(world, changeForm(world, form, now, result.changes), now))
  },

  removeService({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.id)
    mustBeAdded(form, path.serviceId)
    if (form.fixedAdditions.includes(path.serviceId)) {
      throw wrongValue('/path/serviceId', 'must not be a service that stays in the order')
    }
    const saved = changeForm(world, form, now, without(form, path.serviceId))
    return reply(200, pricesOf(world, saved, now))
  },

  setDeliveryTier({ world, session, user, path, body, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    if (body.rushed && body.deliveryTier === 'express') {
      return reply(200, { error: 'delivery-tiers-exclude-one-another' })
    }
    const tier = requestedTier(body)
    if (!isDelivered(form.service, tier, formChoiceOf(world, form, now))) {
      return reply(200, { error: 'delivery-tier-not-offered' })
    }
    return reply(200, pricesOf(world, changeForm(world, form, now, { tier }), now))
  },
})
