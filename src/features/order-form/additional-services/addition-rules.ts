import type { Application } from '../../../api/application.ts'
import type { FormService, OrderForm } from '../../../api/order-form/order-form.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import { parseInstant } from '../../../lib/calendar.ts'

/** Figures or tables of one order. */
export const mostCounted = 25

type Upsells = Application['config']['upsells']

/** Services that the site may decline to offer beside another one. */
const upsellOf: Readonly<Record<string, keyof Upsells>> = {
  [serviceIds.figures]: 'figures',
  [serviceIds.formatting]: 'formatting',
  [serviceIds.journalRecommendation]: 'journalRecommendation',
}

/** The services of the screen. A chosen one is always shown, so that it can be taken back. */
export function offeredAdditions(
  { availableServices, customerGoal }: Pick<OrderForm, 'availableServices' | 'customerGoal'>,
  upsells: Upsells,
): FormService[] {
  return availableServices.filter(({ type, identity, selection }) => {
    if (type !== 'additional') return false
    if (customerGoal?.name === 'figures-only' || selection) return true
    const upsell = upsellOf[identity]
    return upsell === undefined || upsells[upsell]
  })
}

export function countOf(option: FormService['serviceOptions'][number]): number {
  return option.figureCount ?? option.tableCount ?? 1
}

/** The slowest service decides when an order is due. */
export const movesDeadline = (deadline: string, orderDeadline: string): boolean =>
  parseInstant(deadline) > parseInstant(orderDeadline)

/** `quantityOf` is 0 for a service that is not chosen. */
export function lacksAddition(
  services: readonly FormService[],
  goal: OrderForm['customerGoal'],
  quantityOf: (service: FormService) => number,
): boolean {
  if (goal?.name !== 'figures-only') return false
  return !services.some((service) => service.optionsDeterminedByCount && quantityOf(service) > 0)
}

export type AdditionGroup = 'formatting' | 'submission'

const isFormatting = ({ identity, optionsDeterminedByCount }: FormService) =>
  optionsDeterminedByCount || identity === serviceIds.formatting

/** In the order of the server within each group; a group without services is left out. */
export function additionGroups(
  services: readonly FormService[],
): { group: AdditionGroup; members: FormService[] }[] {
  const formatting = services.filter(isFormatting)
  const submission = services.filter((service) => !isFormatting(service))
  const groups = [
    { group: 'formatting', members: formatting },
    { group: 'submission', members: submission },
  ] as const
  return groups.filter(({ members }) => members.length > 0)
}
