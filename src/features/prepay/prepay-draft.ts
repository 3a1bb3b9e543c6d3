import { safeLocalStorage } from '../../lib/safe-storage.ts'
import { closeDraft, type DraftName, readDraft } from '../../ui/form/draft/draft-store.ts'

/** Under which name an unfinished prepayment of a person is kept: one for each invoice, and one for a new one. */
export const prepayDraft = (owner: string, invoiceNumber = 'new'): DraftName => ({
  name: `prepay ${invoiceNumber}`,
  owner,
})

type Payer = { identity: string; prepayments: readonly { retainerInvoiceNumber: string }[] }

/** Forgets what was kept for the case that a person comes back without having paid, once the money is there. */
export function forgetPrepayDrafts({ identity, prepayments }: Payer): void {
  const numbers = prepayments.map(({ retainerInvoiceNumber }) => retainerInvoiceNumber)
  for (const number of [undefined, ...numbers]) {
    const name = prepayDraft(identity, number)
    const draft = readDraft(safeLocalStorage, name)
    if (draft) closeDraft(safeLocalStorage, name, draft.id, 'sent')
  }
}
