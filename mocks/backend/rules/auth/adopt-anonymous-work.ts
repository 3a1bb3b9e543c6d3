import type { World } from '../../../world/galley-world.ts'
import { currentForm, isInProgress } from '../order-form/form-access.ts'

/** An order form that the visitor changed goes before the account's own, which is kept. */
function adoptOrderForms(world: World, token: string, owner: string): void {
  const begun = currentForm(world, token)
  const own = currentForm(world, owner)
  for (const form of [...world.orderForms.in('byOwner', token).rows()]) {
    world.orderForms.update(form.identity, { owner })
  }
  const isTouched = begun !== undefined && begun.changedAt !== null
  const continued = isTouched || !own || !isInProgress(own) ? begun : own
  if (continued) world.orderForms.update(continued.identity, { turn: world.next('orderForms') })
}

export function adoptAnonymousWork(world: World, token: string, owner: string): void {
  for (const file of [...world.files.in('byOwner', token).rows()]) {
    world.files.update(file.identity, { owner })
  }
  for (const upload of [...world.uploads.in('byOwner', token).rows()]) {
    world.uploads.update(upload.identity, { owner })
  }
  for (const assessment of [...world.assessments.in('byOwner', token).rows()]) {
    world.assessments.update(assessment.identity, { owner })
  }
  if (currentForm(world, token)) adoptOrderForms(world, token, owner)
  for (const quote of [...world.priceQuotes.in('byOwner', token).rows()]) {
    world.priceQuotes.update(quote.estimateId, { owner })
  }
}
