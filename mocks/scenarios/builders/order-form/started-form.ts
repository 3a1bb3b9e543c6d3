import type { Instant } from '../../../../src/lib/instant.ts'
import { newForm } from '../../../backend/rules/order-form/new-form.ts'
import { readingTakes } from '../../../backend/rules/order-form/saving/read-documents.ts'
import { type SampleName, sampleManuscript } from '../../../samples/sample-manuscript.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { minute } from '../server-date.ts'

const sampleWords = 5_200
const sample: SampleName = 'english-5200'

function handIn(world: World, owner: string, createdAt: Instant): string {
  const { fileName: name, type, bytes } = sampleManuscript(sample)
  const identity = `file-${world.next('files')}`
  world.files.insert({ identity, owner, name, type, size: bytes.length, createdAt })
  world.contents.insert({ identity, bytes })
  return identity
}

/** An order form started half an hour before the scenario, with manuscript and service, at its details step. */
export function startedForm(
  world: World,
  owner: string,
  start: number,
  changes: Partial<OrderFormRow> = {},
): OrderFormRow {
  const turn = world.next('orderForms')
  const now = start - 30 * minute
  const empty = newForm({ identity: `form-${turn}`, owner, turn, now })
  const main = changes.files ? [] : [handIn(world, owner, now)]
  return world.orderForms.insert({
    ...empty,
    changedAt: now + 5 * minute,
    step: 'details',
    goal: 'editing',
    files: { ...empty.files, main },
    wordCount: sampleWords,
    languageId: 1,
    documents:
      main.length === 0
        ? null
        : {
            readAt: now + readingTakes,
            wordCount: sampleWords,
            languageId: 1,
            areaOfStudyId: null,
          },
    service: 'svc-premium-editing',
    ...changes,
  })
}
