import type { GoalName, OrderForm } from '../../../api/order-form/order-form.ts'
import type { BasicDetails } from '../../../api/order-form/order-form-saving.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'

export type GetStartedValues = {
  /** Empty until one is chosen. */
  customerGoal: GoalName | ''
  mainFiles: UploadResult[]
  /** In place of the main files where only figures are formatted. */
  figureFiles: UploadResult[]
  uploadFilesLater: boolean
  /** As typed. */
  wordCount: string
  /** The language's number as text; empty until one is chosen. */
  language: string
  /** Whether the bundle questions come next. */
  bundlesRequested: boolean
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** What the server has. */
export function getStartedValues(form: OrderForm): GetStartedValues {
  const { manuscripts, customerGoal, uploadFilesLater, wordCount, manuscriptLanguageId } = form
  return {
    customerGoal: customerGoal?.name ?? '',
    mainFiles: manuscripts.main,
    figureFiles: manuscripts.figures,
    uploadFilesLater,
    wordCount: textOf(wordCount),
    language: textOf(manuscriptLanguageId),
    bundlesRequested: form.serviceBundle.interested,
  }
}

/** Word count and language are asked only for texts whose price follows them. */
export function asksForText(goals: OrderForm['customerGoals'], chosen: string): boolean {
  return goals.some(({ name, requiresWordCount }) => name === chosen && requiresWordCount)
}

/** Separators between thousands do not matter; NaN for other text. */
export function parseWordCount(typed: string): number {
  const text = typed.normalize('NFKC').trim()
  const isCount = /^\d+$|^\d{1,3}([\s.,'’]\d{3})+$/.test(text)
  return isCount ? Number(text.replace(/\D/g, '')) : Number.NaN
}

/** The field with the files that the goal is about. */
export function filesField(goal: unknown): 'mainFiles' | 'figureFiles' {
  return goal === 'figures-only' ? 'figureFiles' : 'mainFiles'
}

export function basicDetailsOf(
  values: GetStartedValues & { customerGoal: GoalName },
  asks: { text: boolean },
): BasicDetails {
  const { customerGoal, uploadFilesLater, wordCount, language, bundlesRequested } = values
  return {
    customerGoal,
    files: values[filesField(customerGoal)].map(({ identity }) => identity),
    uploadFilesLater,
    wordCount: asks.text && wordCount.trim() !== '' ? parseWordCount(wordCount) : null,
    language: asks.text && language !== '' ? Number(language) : null,
    bundlesRequested,
  }
}
