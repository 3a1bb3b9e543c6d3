import type { World } from '../../../world/galley-world.ts'

const firstReceipt = 100_000

/** A receipt code that no payment has yet. */
export function newReceiptCode(world: World): string {
  return `RC-${firstReceipt + world.next('receipts')}`
}

/** The number by which a payment's receipt is asked for. */
export const receiptNumber = (receiptCode: string): string => receiptCode.replace(/^RC-/, '')

/** The number of the receipt of one of several sources of a payment, counted from 1. */
export const partNumber = (receiptCode: string, part: number): string =>
  `${receiptNumber(receiptCode)}-${part}`
