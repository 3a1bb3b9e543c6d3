import type { BundleAnswer, BundleQuestion } from '../../../../api/order-form/order-form-bundles.ts'

/** By the question's id: ticked choices, a number or a journal as typed, or whether a toggle is on. */
export type BundleAnswerValues = Record<string, string | boolean | readonly string[]>

type Questions = readonly BundleQuestion[]

/** A follow-up only while the toggle that opens it is on. */
export function shownBundleQuestions(
  questions: Questions,
  values: BundleAnswerValues,
): BundleQuestion[] {
  const followUps = new Set(questions.flatMap((question) => question.followUpQuestionIdentities))
  const opened = new Set(
    questions
      .filter(({ id }) => values[id] === true)
      .flatMap((question) => question.followUpQuestionIdentities),
  )
  return questions.filter(({ id }) => !followUps.has(id) || opened.has(id))
}

/** What the server has. A choice that is no longer offered is left out. */
export function bundleAnswerValues(
  saved: readonly BundleAnswer[],
  questions: Questions,
): BundleAnswerValues {
  const byId = new Map(saved.map(({ id, values }) => [id, values]))
  const answerTo = ({ id, type, choices }: BundleQuestion): BundleAnswerValues[string] => {
    const values = byId.get(id) ?? []
    switch (type) {
      case 'multiple-choice':
        return choices.map((choice) => choice.id).filter((choice) => values.includes(choice))
      case 'toggle':
        return values[0] === 'true'
      default:
        return values[0] ?? ''
    }
  }
  return Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]))
}

export function bundleAnswersOf(values: BundleAnswerValues, questions: Questions): BundleAnswer[] {
  return shownBundleQuestions(questions, values).map(({ id }) => {
    const value = values[id] ?? ''
    const texts = typeof value === 'object' ? [...value] : [String(value).trim()]
    return { id, values: texts }
  })
}
