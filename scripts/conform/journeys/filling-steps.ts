import type { components } from '../../../src/api/generated/schema.gen.ts'
import { randomKey } from '../../../src/lib/browser/random-key.ts'
import { holdsFor } from './form-rules.ts'
import { type JourneyState, type JourneyStep, type StepRequest, step } from './journey-step.ts'
import { manuscriptFile } from './manuscript-file.ts'

type Form = components['schemas']['OrderForm']

const nextStep = (known: JourneyState, last: string) => {
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

export const uploadStep = step('uploadFile', {
  title: 'takes a manuscript',
  send: () => ({ body: { file: manuscriptFile() } }),
  keep: ({ identity }) => (identity === null ? {} : { file: identity }),
  holds: [
    {
      rule: 'An upload keeps the name of the file.',
      broken: ({ name }) => (name === manuscriptFile().name ? undefined : `It is ${name}.`),
    },
  ],
})

const begin = step('startOrderForm', {
  title: 'begins an order form',
  send: () => ({ query: { goal: 'editing' } }),
  keep: ({ orderForm }) => ({ form: orderForm }),
  holds: holdsFor(({ orderForm }) => orderForm),
})

const basicDetails = (filesLater: boolean) =>
  step('saveBasicDetails', {
    title: 'takes goal, file and length',
    send({ form, file }): StepRequest<'saveBasicDetails'> | undefined {
      if (!form || (file === undefined && !filesLater)) return undefined
      const files = filesLater
        ? { files: [], uploadFilesLater: true }
        : { files: file === undefined ? [] : [file] }
      const body = { customerGoal: 'editing', wordCount: 3000, language: 1, ...files } as const
      return { path: { identity: form.identity }, body }
    },
    keep: ({ orderForm }) => ({ form: orderForm }),
    holds: holdsFor(({ orderForm }) => orderForm),
  })

const choices: readonly JourneyStep[] = [
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

/** From the upload to the step before the payment. */
export function fillingSteps({ filesLater = false } = {}): JourneyStep[] {
  return [...(filesLater ? [] : [uploadStep]), begin, basicDetails(filesLater), ...choices]
}
