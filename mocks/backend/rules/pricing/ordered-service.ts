import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { ReferenceService } from '../../reference-data/services/form-services.ts'

export function orderedService({
  identity: id,
  name,
  orderType: type,
  journal,
}: ReferenceService): Schemas['OrderService'] {
  return {
    id,
    name,
    type,
    fileType: type === 'figures' ? 'figures' : 'manuscript',
    journalDetails: { required: journal === 'required' },
  }
}
