import type { components } from '../../../src/api/generated/schema.gen.ts'
import { randomKey } from '../../../src/lib/browser/random-key.ts'
import { formMoneyProblem, stepProblem } from '../rules/money-rules.ts'
import { type JourneyStep, type Known, type StepRequest, step } from './journey-step.ts'
import { manuscriptFile } from './manuscript-file.ts'

type Form = components['schemas']['OrderForm']

const formRules = [
  {
    rule: 'The lines of an order add up to its total, to the smallest coin.',
    problem: formMoneyProblem,
  },
  { rule: 'The steps of an order form agree with each other.', problem: stepProblem },
]

/** The rules of a form, wherever an answer has it. */
const holdsFor = <Answer>(formOf: (answer: Answer) => Form) =>
  formRules.map(({ rule, problem }) => ({
    rule,
    broken: (answer: Answer) => problem(formOf(answer)),
  }))

const nextStep = (known: Known, last: string) => {
  const { form } = known
  const next = form?.steps.next?.name
  return form && next && form.currentStep !== last
    ? { path: { id: form.identity }, body: { step: next } }
    : undefined
}

function editingService(form: Form): string | undefined {
  return form.availableServices.find(({ type, disabled }) => type === 'editing' && !disabled)
    ?.identity
}

/** From the upload to the step before the payment. */
export const fillingSteps: readonly JourneyStep[] = [
  step('uploadFile', {
    title: 'takes a manuscript',
    send: () => ({ body: { file: manuscriptFile() } }),
    keep: ({ identity }) => (identity === null ? {} : { file: identity }),
    holds: [
      {
        rule: 'An upload keeps the name of the file.',
        broken: ({ name }) => (name === manuscriptFile().name ? undefined : `It is ${name}.`),
      },
    ],
  }),
  step('startOrderForm', {
    title: 'begins an order form',
    send: () => ({ query: { goal: 'editing' } }),
    keep: ({ orderForm }) => ({ form: orderForm }),
    holds: holdsFor(({ orderForm }) => orderForm),
  }),
  step('saveBasicDetails', {
    title: 'takes goal, file and length',
    send: ({ form, file }): StepRequest<'saveBasicDetails'> | undefined =>
      form && file !== undefined
        ? {
            path: { identity: form.identity },
            body: { customerGoal: 'editing', files: [file], wordCount: 3000, language: 1 },
          }
        : undefined,
    keep: ({ orderForm }) => ({ form: orderForm }),
    holds: holdsFor(({ orderForm }) => orderForm),
  }),
  step('selectService', {
    title: 'takes a service of the text',
    send({ form }) {
      const service = form && editingService(form)
      if (!form || service === undefined) return undefined
      const body = {
        selectedService: service,
        declineEditingServices: false,
        rush: false,
        express: false,
      }
      return { path: { id: form.identity }, body }
    },
    keep: ({ order }) => ({ form: order }),
    holds: holdsFor(({ order }) => order),
  }),
  step('saveStep', {
    title: 'goes on to the details',
    send: (known) => nextStep(known, 'details'),
    until: ({ order }) => order.currentStep === 'details',
    keep: ({ order }) => ({ form: order }),
    holds: holdsFor(({ order }) => order),
  }),
  step('listAreasOfStudy', {
    title: 'names areas',
    keep: ({ areasOfStudy }) => ({ area: areasOfStudy.at(-1)?.id }),
  }),
  step('saveDetails', {
    title: 'takes the details',
    send: ({ form, area }): StepRequest<'saveDetails'> | undefined =>
      form && area !== undefined
        ? {
            path: { orderId: form.identity },
            body: {
              projectTitle: `Quiet rivers of the coastal plain ${randomKey()}`,
              areaOfStudy: area,
              styleOfEnglish: 'American English',
              journal: null,
            },
          }
        : undefined,
    keep: ({ order }) => ({ form: order, total: order.totalPrice }),
    holds: holdsFor(({ order }) => order),
  }),
]
