import { t } from '@lingui/core/macro'
import { mixed, object } from 'yup'
import type { ServiceDetails } from '../../../../api/order-form/order-form-queries.ts'
import { type AnswerValues, shownQuestions, textsOf } from './answers.ts'

const longestAnswer = 2_000

/** Every answer is optional. A question that is no longer asked is not checked. */
export function answersSchema(details: ServiceDetails) {
  const answer = (identity: string) =>
    mixed<AnswerValues[string]>()
      .default('')
      .test(
        'length',
        () => t`Please shorten your answer to at most 2,000 characters.`,
        (value, { parent }: { parent: AnswerValues }) => {
          const isAsked = shownQuestions(details, parent).some((one) => one.identity === identity)
          return !isAsked || textsOf(value).every((text) => [...text].length <= longestAnswer)
        },
      )
  return object(
    Object.fromEntries(details.questions.map(({ identity }) => [identity, answer(identity)])),
  )
}
