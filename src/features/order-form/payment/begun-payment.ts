import { type SafeStorage, safeLocalStorage } from '../../../lib/safe-storage.ts'

const prefixOf = (owner: string) => `galley:begun-payment:${encodeURIComponent(owner)}:`

const keyOf = (owner: string, form: string) => `${prefixOf(owner)}${encodeURIComponent(form)}`

export const begunPaymentIn = (storage: SafeStorage) => ({
  read: (owner: string, form: string) => storage.getItem(keyOf(owner, form)) ?? undefined,
  begin(owner: string, form: string, receiptCode: string) {
    storage.removeItems(prefixOf(owner))
    storage.setItem(keyOf(owner, form), receiptCode)
  },
  end: (owner: string) => storage.removeItems(prefixOf(owner)),
})

/** Receipt code of an order form's payment that continues on another page, until it is paid. */
export const begunPayment = begunPaymentIn(safeLocalStorage)
