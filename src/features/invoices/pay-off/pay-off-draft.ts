import {
  type PaymentRecords,
  paymentRecords,
} from '../../../domain/payment/attempt/payment-records.ts'
import { randomKey } from '../../../lib/browser/random-key.ts'
import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import {
  closeSentDraft,
  type DraftName,
  readDraft,
  writeDraft,
} from '../../../ui/form/draft/draft-store.ts'

const nameOf = (numbers: readonly string[]) => `pay-off ${numbers.toSorted().join(',')}`

export const payOffDraft = (owner: string, numbers: readonly string[]): DraftName => ({
  name: nameOf(numbers),
  owner,
})

/** One payment at a time for each set of invoices. */
export const payOffRecords = (numbers: readonly string[], storage?: SafeStorage): PaymentRecords =>
  paymentRecords(nameOf(numbers), storage)

/** Ids of drafts whose person has not left the page since. */
const carriedOn = new Set<string>()

/** What was entered for some invoices is there for others too. */
export function takeDraftAlong(from: DraftName, to: DraftName, storage = safeLocalStorage): void {
  const draft = readDraft(storage, from)
  if (!draft || readDraft(storage, to)) return
  const { attempt: _, ...entered } = draft
  const id = randomKey()
  carriedOn.add(id)
  writeDraft(storage, to, { ...entered, id })
}

export function isCarriedOn(draft: DraftName, storage = safeLocalStorage): boolean {
  return carriedOn.has(readDraft(storage, draft)?.id ?? '')
}

/** Call once paid: the draft only serves people who come back without paying. */
export function forgetPayOffDraft(owner: string, numbers: readonly string[]): void {
  closeSentDraft(safeLocalStorage, payOffDraft(owner, numbers))
  payOffRecords(numbers).end(owner)
}
