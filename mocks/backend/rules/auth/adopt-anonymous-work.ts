import type { World } from '../../../world/galley-world.ts'

export function adoptAnonymousWork(world: World, token: string, owner: string): void {
  for (const file of [...world.files.in('byOwner', token).rows()]) {
    world.files.update(file.identity, { owner })
  }
  for (const assessment of [...world.assessments.in('byOwner', token).rows()]) {
    world.assessments.update(assessment.identity, { owner })
  }
  for (const form of [...world.orderForms.in('byOwner', token).rows()]) {
    world.orderForms.update(form.identity, { owner })
  }
  for (const quote of [...world.priceQuotes.in('byOwner', token).rows()]) {
    world.priceQuotes.update(quote.estimateId, { owner })
  }
}
