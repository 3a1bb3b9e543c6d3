import type { DigitalProduct } from '../../api/digital-purchases.ts'
import { safeLocalStorage } from '../../lib/safe-storage.ts'
import { closeDraft, type DraftName, readDraft } from '../../ui/form/draft/draft-store.ts'

/** One draft for each product. */
export const digitalPaymentDraft = (owner: string, product: DigitalProduct): DraftName => ({
  name: `digital ${product}`,
  owner,
})

/** Call once paid: the draft only serves people who come back without paying. */
export function forgetDigitalPaymentDraft(owner: string, product: DigitalProduct): void {
  const name = digitalPaymentDraft(owner, product)
  const draft = readDraft(safeLocalStorage, name)
  if (draft) closeDraft(safeLocalStorage, name, draft.id, 'sent')
}
