import { workingDaysLater } from './working-days.ts'

/** Working days until a bank tells that a boleto was paid. */
const bankReportsAfter = 2

/**
 * When the money of a boleto is there (epoch milliseconds) that is paid at an instant, in a zone.
 * People pay it on the day it is made, unless its outside page says otherwise.
 */
export const boletoReported = (paidAt: number, zone: string): number =>
  workingDaysLater(paidAt, bankReportsAfter, zone)
