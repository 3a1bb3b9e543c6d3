import type { OrderForm } from '../../../api/order-form/order-form.ts'

export type MissingPart = 'text' | 'service' | 'title' | 'area-of-study' | 'style' | 'journal'

export type DraftForm = Pick<
  OrderForm,
  | 'areaOfStudyId'
  | 'customerGoal'
  | 'declineEditingServices'
  | 'displayedManuscripts'
  | 'journal'
  | 'projectTitle'
  | 'services'
  | 'showJournalDetailsInput'
  | 'styleOfEnglish'
  | 'uploadFilesLater'
  | 'wordCount'
>

export function missingParts(form: DraftForm): MissingPart[] {
  const hasText =
    form.displayedManuscripts.length > 0 || form.uploadFilesLater || form.wordCount !== null
  const isMissing: Record<MissingPart, boolean> = {
    text: !hasText,
    service: form.services.length === 0 && !form.declineEditingServices,
    title: form.projectTitle === null,
    'area-of-study': form.areaOfStudyId === null,
    style: form.styleOfEnglish === null && Boolean(form.customerGoal?.englishStyleDefault),
    journal: form.showJournalDetailsInput && form.journal === null,
  }
  const parts: MissingPart[] = ['text', 'service', 'title', 'area-of-study', 'style', 'journal']
  return parts.filter((part) => isMissing[part])
}
