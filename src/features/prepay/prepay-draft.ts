import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../ui/form/draft/draft-store.ts'

export const prepayDraft = (owner: string, invoiceNumber = 'new'): DraftName => ({
  name: `prepay ${invoiceNumber}`,
  owner,
})

type DraftOwner = { identity: string; prepayments: readonly { retainerInvoiceNumber: string }[] }

/** Call once paid: the drafts only serve users who come back without paying. */
export function forgetPrepayDrafts({ identity, prepayments }: DraftOwner): void {
  const numbers = prepayments.map(({ retainerInvoiceNumber }) => retainerInvoiceNumber)
  for (const number of [undefined, ...numbers]) {
    closeSentDraft(safeLocalStorage, prepayDraft(identity, number))
  }
}
