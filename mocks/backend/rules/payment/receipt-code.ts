import type { World } from '../../../world/galley-world.ts'

const firstReceipt = 100_000

/** A receipt code that no payment has yet. */
export function newReceiptCode(world: World): string {
  return `RC-${firstReceipt + world.next('receipts')}`
}

/** The number by which a payment's receipt is asked for. */
export const receiptNumber = (receiptCode: string): string => receiptCode.replace(/^RC-/, '')

export const receiptCodeOf = (number: string): string => `RC-${number}`
