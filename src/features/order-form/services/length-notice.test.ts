import { expect, it } from 'vitest'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import { lengthNotice } from './length-notice.ts'

const editing = { identity: serviceIds.premiumEditing, type: 'editing' } as const
const scientific = { identity: serviceIds.scientificEditing, type: 'editing' } as const
const rework = { identity: serviceIds.standardRework, type: 'rework' } as const
const translation = { identity: 'svc-translation', type: 'translation' } as const

const multimedia = { identity: 'svc-video', type: 'multimedia' } as const

type Row = [
  words: number | null,
  languageId: number | null,
  service: Parameters<typeof lengthNotice>[0]['service'],
  expected: ReturnType<typeof lengthNotice>,
]

const rows: Row[] = [
  [null, 1, editing, undefined],
  [5_200, 1, undefined, undefined],
  [39_999, 1, editing, undefined],
  [40_000, 1, editing, 'long-editing'],
  [40_001, 1, editing, 'custom-editing-deadline'],
  [40_000, null, editing, undefined],
  [40_001, null, editing, 'custom-editing-deadline'],
  [40_000, 1, rework, 'long-editing'],
  [17_999, 1, scientific, undefined],
  [18_000, 1, scientific, undefined],
  [18_001, 1, scientific, 'custom-translation-deadline'],
  [40_001, 1, scientific, 'custom-translation-deadline'],
  [11_999, 2, translation, undefined],
  [12_000, 2, translation, 'long-translation'],
  [12_001, 2, translation, 'long-translation'],
  [18_000, 2, translation, 'long-translation'],
  [18_001, 2, translation, 'custom-translation-deadline'],
  [12_000, 6, translation, undefined],
  [17_999, 6, translation, undefined],
  [18_000, 6, translation, 'long-translation'],
  [18_001, 6, translation, 'custom-translation-deadline'],
  [40_001, 6, translation, 'custom-translation-deadline'],
  [null, null, multimedia, undefined],
  [17_999, null, multimedia, undefined],
  [18_000, null, multimedia, 'long-multimedia'],
  [40_001, 2, multimedia, 'long-multimedia'],
]

it.each(rows)(
  '%d words, language %d, service %o: %s',
  (wordCount, languageId, service, expected) => {
    expect(lengthNotice({ wordCount, languageId, service, isImpersonator: false })).toBe(expected)
  },
)

it.each(rows)(
  'an impersonator sees none: %d words, language %d',
  (wordCount, languageId, service) => {
    const input = { wordCount, languageId, service, isImpersonator: true }
    expect(lengthNotice(input)).toBeUndefined()
  },
)
