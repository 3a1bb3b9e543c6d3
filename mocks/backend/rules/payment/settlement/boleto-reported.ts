import type { Instant } from '../../../../../src/lib/instant.ts'
import { workingDaysLater } from '../working-days.ts'

const bankReportsAfter = 2

/**
 * When the bank reports a boleto paid at `paidAt`, after two working days
 * of the zone. It counts as paid on the day it is made, unless its external page says otherwise.
 */
export const boletoReported = (paidAt: Instant, zone: string): Instant =>
  workingDaysLater(paidAt, bankReportsAfter, zone)
