import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** A payment that was sent and not answered. */
export type SentPayment = {
  /** Its idempotency key; left out once the server says that it has had another payment with this key. */
  key?: string | undefined
  /** Identities of what had been paid before it, such as purchases: another one is its own. */
  known: readonly string[]
  /** Whether the server was asked since, and had no such payment. */
  isAsked: boolean
}

export type PaymentRecord = {
  bill: string
  sent?: SentPayment | undefined
  /** Receipt code of a payment that continues on another page. */
  away?: string | undefined
}

/** Survives reloads and is seen by all tabs. */
export type PaymentRecords = {
  key: (owner: string) => string
  read: (owner: string) => PaymentRecord | undefined
  readFor: (owner: string, bill: string) => PaymentRecord | undefined
  /** Changes what is known of a bill, and forgets other bills of the purpose. */
  update: (owner: string, bill: string, changes: Omit<PaymentRecord, 'bill'>) => void
  end: (owner: string) => void
}

const isText = (value: unknown): value is string => typeof value === 'string'

function toSent(value: unknown): SentPayment | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('known' in value) || !Array.isArray(value.known)) return undefined
  const isAsked = 'isAsked' in value && value.isAsked === true
  const key = 'key' in value && isText(value.key) ? value.key : undefined
  return { known: value.known.filter(isText), isAsked, ...(key !== undefined && { key }) }
}

export function readPaymentRecord(text: string | null): PaymentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    if (!('bill' in value) || !isText(value.bill)) return undefined
    const sent = 'sent' in value ? toSent(value.sent) : undefined
    const away = 'away' in value && isText(value.away) ? value.away : undefined
    return { bill: value.bill, ...(sent && { sent }), ...(away !== undefined && { away }) }
  } catch {
    return undefined
  }
}

export function paymentRecords(
  purpose: string,
  storage: SafeStorage = safeLocalStorage,
): PaymentRecords {
  const key = (owner: string) =>
    `galley:payment:${encodeURIComponent(owner)}:${encodeURIComponent(purpose)}`
  const read = (owner: string) => readPaymentRecord(storage.getItem(key(owner)))
  const readFor = (owner: string, bill: string) => {
    const record = read(owner)
    return record?.bill === bill ? record : undefined
  }
  const end = (owner: string) => storage.removeItem(key(owner))
  return {
    key,
    read,
    readFor,
    end,
    update(owner, bill, changes) {
      const record = { bill, ...readFor(owner, bill), ...changes }
      if (record.sent || record.away !== undefined) {
        storage.setItem(key(owner), JSON.stringify(record))
      } else end(owner)
    },
  }
}
