import type { DigitalProduct } from '../../api/digital-purchases.ts'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../ui/form/draft/draft-store.ts'

export const digitalPaymentDraft = (owner: string, product: DigitalProduct): DraftName => ({
  name: `digital ${product}`,
  owner,
})

/** Call once paid: the draft only serves people who come back without paying. */
export const forgetDigitalPaymentDraft = (owner: string, product: DigitalProduct): void =>
  closeSentDraft(safeLocalStorage, digitalPaymentDraft(owner, product))
