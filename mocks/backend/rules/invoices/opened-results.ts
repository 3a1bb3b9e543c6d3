import type { Schemas } from '../../../world/rows/contract-types.ts'
import { SCIENTIFIC_EDITING } from '../../reference-data/services/form-services.ts'
import { reeditPercents } from '../../reference-data/services/reedit-discounts.ts'

export function openedBy({
  completed,
  paid,
  services,
}: Pick<Schemas['Order'], 'completed' | 'paid' | 'services'>) {
  const isEdited = completed && services.some(({ type }) => type === 'editing')
  const isReeditFree = services.some(({ id }) => reeditPercents[id] === 100)
  const isReviewed = services.some(({ id }) => id === SCIENTIFIC_EDITING)
  return {
    downloadAvailable: completed && paid,
    touchUpAvailable: isEdited && paid && isReeditFree,
    reeditAvailable: isEdited,
    scientificReworkEligible: completed && paid && isReviewed,
  }
}
