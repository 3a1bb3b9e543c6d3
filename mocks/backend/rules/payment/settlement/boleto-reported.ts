import { workingDaysLater } from '../working-days.ts'

const bankReportsAfter = 2

/**
 * When the bank reports a boleto paid at `paidAt` (both epoch milliseconds), after two working days
 * of the zone. It counts as paid on the day it is made, unless its external page says otherwise.
 */
export const boletoReported = (paidAt: number, zone: string): number =>
  workingDaysLater(paidAt, bankReportsAfter, zone)
