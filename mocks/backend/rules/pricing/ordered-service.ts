import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { ReferenceService } from '../../reference-data/services/form-services.ts'

/** A service as stored in orders. */
export function orderedService({
  identity: id,
  name,
  orderType: type,
  journal,
}: ReferenceService): components['schemas']['OrderService'] {
  return {
    id,
    name,
    type,
    fileType: type === 'figures' ? 'figures' : 'manuscript',
    journalDetails: { required: journal === 'required' },
  }
}
