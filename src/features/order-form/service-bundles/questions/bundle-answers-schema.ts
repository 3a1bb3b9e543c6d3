import { t } from '@lingui/core/macro'
import { mixed, object } from 'yup'
import type { BundleQuestion } from '../../../../api/order-form/order-form-bundles.ts'
import { hasEntry } from '../../../../lib/unlisted.ts'
import { mostCounted } from '../../additional-services/addition-rules.ts'
import { type BundleAnswerValues, shownBundleQuestions } from './bundle-answers.ts'

const longestJournal = 255

const messages = {
  'multiple-choice': () => t`Please select at least one option.`,
  int: () => t`Please enter how many tables you have, from 1 to 25.`,
  'journal-select': () => t`Please choose your target journal.`,
}

function isAnswered(type: keyof typeof messages, value: BundleAnswerValues[string]): boolean {
  const text = typeof value === 'string' ? value.trim() : ''
  switch (type) {
    case 'multiple-choice':
      return typeof value === 'object' && value.length > 0
    case 'int':
      return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCounted
    case 'journal-select':
      return text !== ''
  }
}

/** Only what is asked is checked. */
export function bundleAnswersSchema(questions: readonly BundleQuestion[]) {
  const answer = ({ id, type }: BundleQuestion) =>
    mixed<BundleAnswerValues[string]>()
      .default('')
      .test('answer', (value, { parent, createError }) => {
        const values: BundleAnswerValues = parent
        const isAsked = shownBundleQuestions(questions, values).some(
          (question) => question.id === id,
        )
        if (!isAsked || !hasEntry(messages, type)) return true
        if (!isAnswered(type, value)) return createError({ message: messages[type] })
        const isTooLong = typeof value === 'string' && [...value.trim()].length > longestJournal
        return (
          !isTooLong ||
          createError({ message: () => t`Please shorten the name to at most 255 characters.` })
        )
      })
  return object({
    answers: object(
      Object.fromEntries(questions.map((question) => [question.id, answer(question)])),
    ),
  })
}
