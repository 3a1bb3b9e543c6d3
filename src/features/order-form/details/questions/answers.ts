import type { OrderForm } from '../../../../api/order-form/order-form.ts'
import type {
  ServiceDetails,
  ServiceQuestion,
} from '../../../../api/order-form/order-form-queries.ts'

/** By the question's identity: the text or the chosen label, and a list for check boxes. */
export type AnswerValues = Record<string, string | readonly string[]>

type Questions = Pick<ServiceDetails, 'questions' | 'questionsRequiringPreviousSelection'>

export function textsOf(answer: AnswerValues[string] | undefined): string[] {
  const texts = typeof answer === 'string' ? [answer] : (answer ?? [])
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

function followUpsOf({ identity, choices }: ServiceQuestion, answers: AnswerValues): string[] {
  const chosen = new Set(textsOf(answers[identity]))
  return choices
    .filter(({ label }) => chosen.has(label))
    .flatMap(({ followUpQuestionIdentities }) => followUpQuestionIdentities)
}

/** In their order; a follow-up only after a choice, itself of a shown question, that leads to it. */
export function shownQuestions(details: Questions, answers: AnswerValues): ServiceQuestion[] {
  const followUps = new Set(details.questionsRequiringPreviousSelection)
  const byIdentity = new Map(details.questions.map((question) => [question.identity, question]))
  const shown = new Set(details.questions.filter(({ identity }) => !followUps.has(identity)))
  // A set is iterated to its end, so what is added has follow-ups too.
  for (const question of shown) {
    for (const identity of followUpsOf(question, answers)) {
      const followUp = byIdentity.get(identity)
      if (followUp) shown.add(followUp)
    }
  }
  return [...shown].sort((one, other) => one.sort_order - other.sort_order)
}

/** What the server has. A choice that is no longer offered is left out. */
export function answerValues(saved: OrderForm['answers'], questions: ServiceQuestion[]) {
  const values = new Map(saved.map((answer) => [answer.questionIdentity, answer.values]))
  const answerTo = ({ identity, type, choices }: ServiceQuestion) => {
    const texts = values.get(identity) ?? []
    if (type === 'text' || type === 'textarea') return texts[0] ?? ''
    const chosen = choices.map(({ label }) => label).filter((label) => texts.includes(label))
    return type === 'checkbox' ? chosen : (chosen[0] ?? '')
  }
  const entries = questions.map((question) => [question.identity, answerTo(question)] as const)
  return Object.fromEntries<string | readonly string[]>(entries)
}

/** For the server: only what is still asked, and only what was answered. */
export function answersOf(values: AnswerValues, details: Questions): OrderForm['answers'] {
  return shownQuestions(details, values).flatMap(({ identity: questionIdentity }) => {
    const texts = textsOf(values[questionIdentity])
    return texts.length > 0 ? [{ questionIdentity, values: texts }] : []
  })
}
