import type { Change } from '../model/document-model.ts'

export function changedPart({ inserted, deleted, part }: Change) {
  if (`${inserted}${deleted}`.trim() !== '') return undefined
  if (part) return part
  return inserted === '' && deleted === '' ? 'formatting' : 'space'
}
