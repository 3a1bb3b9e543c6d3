import type { Change } from '../model/document-model.ts'

/** What a change without visible text is about. */
export function changedPart({ inserted, deleted, part }: Change) {
  if (`${inserted}${deleted}`.trim() !== '') return undefined
  if (part) return part
  return inserted === '' && deleted === '' ? 'formatting' : 'space'
}
