import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalEditRow, DigitalTranslationRow } from '../../../world/rows/digital-rows.ts'
import {
  EDIT_DONE_AFTER,
  ENGINE_VERSIONS,
  FILE_KEPT_FOR,
  TRANSLATION_DONE_AFTER,
} from '../../reference-data/digital-limits.ts'

type Work = Pick<DigitalEditRow | DigitalTranslationRow, 'createdAt' | 'outcome'>

function statusAfter(
  { createdAt, outcome }: Work,
  doneAfter: number,
  now: Instant,
): Schemas['DigitalStatus'] {
  if (now - createdAt < doneAfter) return 'processing'
  return outcome.kind === 'failed' ? 'failed' : 'completed'
}

export const editStatus = (row: Work, now: Instant) => statusAfter(row, EDIT_DONE_AFTER, now)

export const translationStatus = (row: Work, now: Instant) =>
  statusAfter(row, TRANSLATION_DONE_AFTER, now)

export function isInArchive(doneAt: Instant, now: Instant): boolean {
  return now - doneAt >= FILE_KEPT_FOR
}

export function engineVersionAt(instant: Instant): string {
  const used = ENGINE_VERSIONS.find(({ since }) => parseInstant(since) <= instant)
  return (used ?? ENGINE_VERSIONS[ENGINE_VERSIONS.length - 1] ?? ENGINE_VERSIONS[0]).version
}

export function shownEdit(row: DigitalEditRow, now: Instant): Schemas['DigitalEdit'] {
  const { identity, name, createdAt } = row
  const status = editStatus(row, now)
  return { identity, file: { name }, status, createdAt: isoOf(createdAt) }
}

export function shownTranslation(
  row: DigitalTranslationRow,
  now: Instant,
): Schemas['DigitalOrder'] {
  const { identity, name, fileIdentity, createdAt, purchaseIdentity } = row
  return {
    identity,
    type: 'translation',
    status: translationStatus(row, now),
    createdAt: isoOf(createdAt),
    file: { name, identity: fileIdentity },
    digitalPurchaseIdentity: purchaseIdentity,
  }
}

export function shownEditAsOrder(row: DigitalEditRow, now: Instant): Schemas['DigitalOrder'] {
  return { ...shownEdit(row, now), type: 'editing', digitalPurchaseIdentity: null }
}
