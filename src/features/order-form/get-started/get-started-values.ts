import type { GoalName, OrderForm } from '../../../api/order-form/order-form.ts'
import type { BasicDetails } from '../../../api/order-form/order-form-saving.ts'
import { parseWordCount } from '../../../domain/manuscripts/word-count-range.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import { type TextLengthValues, textLengthValues } from '../text-length/text-length-values.ts'
import { isGoalName } from './goal-labels.ts'

export type GetStartedValues = TextLengthValues & {
  customerGoal: GoalName | ''
  mainFiles: UploadResult[]
  /** In place of the main files where only figures are formatted. */
  figureFiles: UploadResult[]
  uploadFilesLater: boolean
  /** Whether the bundle questions come next. */
  bundlesRequested: boolean
}

export function getStartedValues(form: OrderForm): GetStartedValues {
  const { manuscripts, customerGoal, uploadFilesLater } = form
  return {
    customerGoal: customerGoal && isGoalName(customerGoal.name) ? customerGoal.name : '',
    mainFiles: manuscripts.main,
    figureFiles: manuscripts.figures,
    uploadFilesLater,
    ...textLengthValues(form),
    bundlesRequested: form.serviceBundle.interested,
  }
}

/** Word count and language are asked only for texts whose price follows them. */
export function asksForText(goals: OrderForm['customerGoals'], chosen: unknown): boolean {
  return goals.some(({ name, requiresWordCount }) => name === chosen && requiresWordCount)
}

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
