import type { PaymentAnswer } from '../../../api/payment.ts'
import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** Receipt codes of payments that continue on another page, until they are paid; seen by all tabs. */
export type BegunPayments = {
  read: (owner: string, bill: string) => string | undefined
  /** Ends those of the person's other bills of the same kind. */
  begin: (owner: string, bill: string, receiptCode: string) => void
  /** Begins a payment that continues on another page; ends those of the person otherwise. */
  follow: (owner: string, bill: string, answer: PaymentAnswer) => void
  end: (owner: string) => void
}

/** `kind` says what is paid, such as orders; a bill is one of its kind. */
export function begunPayments(
  kind: string,
  storage: SafeStorage = safeLocalStorage,
): BegunPayments {
  const prefixOf = (owner: string) =>
    `galley:begun-payment:${encodeURIComponent(owner)}:${encodeURIComponent(kind)}:`
  const keyOf = (owner: string, bill: string) => `${prefixOf(owner)}${encodeURIComponent(bill)}`
  const end = (owner: string) => storage.removeItems(prefixOf(owner))
  const begin = (owner: string, bill: string, receiptCode: string) => {
    end(owner)
    storage.setItem(keyOf(owner, bill), receiptCode)
  }
  return {
    read: (owner, bill) => storage.getItem(keyOf(owner, bill)) ?? undefined,
    begin,
    end,
    follow(owner, bill, { receiptCode, redirectUrl, redirectForm }) {
      if (redirectUrl === null && redirectForm === null) end(owner)
      else begin(owner, bill, receiptCode)
    },
  }
}
