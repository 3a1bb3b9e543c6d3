import type { World } from '../../../world/galley-world.ts'

const firstReceipt = 100_000

export function newReceiptCode(world: World): string {
  return `RC-${firstReceipt + world.next('receipts')}`
}

export const receiptNumber = (receiptCode: string): string => receiptCode.replace(/^RC-/, '')

/** The receipt number of one source of a payment, counted from 1. */
export const partNumber = (receiptCode: string, part: number): string =>
  `${receiptNumber(receiptCode)}-${part}`
