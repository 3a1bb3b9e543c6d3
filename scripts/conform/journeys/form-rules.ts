import type { components } from '../../../src/api/generated/schema.gen.ts'
import { formCoinProblem } from '../rules/currency-rules.ts'
import { formDeadlineProblem } from '../rules/deadline-rules.ts'
import { formMoneyProblem, stepProblem } from '../rules/money-rules.ts'
import type { JourneyState } from './journey-step.ts'

type Form = components['schemas']['OrderForm']

type FormRule = { rule: string; problem: (form: Form, known: JourneyState) => string | undefined }

export const zoneOf = ({ application }: JourneyState): string | undefined =>
  application?.localization.timeZone

const formRules: readonly FormRule[] = [
  {
    rule: 'The lines of an order add up to its total, to the smallest coin.',
    problem: formMoneyProblem,
  },
  {
    rule: 'No amount has parts of the smallest coin of its currency.',
    problem: formCoinProblem,
  },
  { rule: 'The steps of an order form agree with each other.', problem: stepProblem },
  {
    rule: "Deadlines are as many working days apart as their work takes, by the site's clock.",
    problem(form, known) {
      const zone = zoneOf(known)
      return zone === undefined ? undefined : formDeadlineProblem(form, zone)
    },
  },
]

/** The rules of a form, wherever an answer has it. */
export const holdsFor = <Answer>(formOf: (answer: Answer) => Form) =>
  formRules.map(({ rule, problem }) => ({
    rule,
    broken: (answer: Answer, known: JourneyState) => problem(formOf(answer), known),
  }))
