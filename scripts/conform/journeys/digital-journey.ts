import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { Journey, JourneyState, StepRequest, TestPayment } from './journey-step.ts'
import { step } from './journey-step.ts'
import { manuscriptFile } from './manuscript-file.ts'

type DigitalLoad = components['schemas']['DigitalLoad']

/** A person who has a subscription does not buy another one. */
function offerOf({ availableDigitalPurchases, hasDigitalEditingPurchase }: DigitalLoad) {
  if (hasDigitalEditingPurchase) return undefined
  return availableDigitalPurchases.find(
    ({ numberOfUsesAvailable }) => numberOfUsesAvailable === null,
  )
}

const byEdit = ({ edit }: JourneyState) => (edit === undefined ? undefined : { path: { id: edit } })

const editSteps: Journey['steps'] = [
  step('uploadFile', {
    title: 'takes a manuscript',
    send: () => ({ body: { file: manuscriptFile() } }),
    keep: ({ identity }) => (identity === null ? {} : { file: identity }),
  }),
  step('createDigitalEdit', {
    title: 'starts an edit once',
    key: 'edit',
    manner: 'same key twice',
    send: ({ file }): StepRequest<'createDigitalEdit'> | undefined =>
      file === undefined
        ? undefined
        : { body: { digitalEditFiles: [file], styleOfEnglish: 'American English' } },
    keep: ({ digitalEdits }) => ({ edit: digitalEdits[0]?.identity }),
  }),
  step('searchDigitalEdits', {
    title: 'is done',
    send: ({ edit }) => (edit === undefined ? undefined : { query: { identities: [edit] } }),
    until: ({ results }) => results.every(({ status }) => status !== 'processing'),
    holds: [
      {
        rule: 'An edit is found by its identity, and completed.',
        broken: ({ results: [first] }) =>
          first?.status === 'completed' ? undefined : `It is ${first?.status}.`,
      },
    ],
  }),
  step('downloadDigitalEdit', { title: 'is a document', send: byEdit }),
  step('archiveDigitalEdit', { title: 'is archived', send: byEdit }),
  step('archiveDigitalEdit', {
    title: 'is not archived twice',
    send: byEdit,
    expects: { rule: 'What is archived is not found any more.', status: 404 },
  }),
]

export function digitalJourney(payment: TestPayment): Journey {
  return {
    name: 'digital edit',
    writes: true,
    steps: [
      step('loadDigitalEditing', {
        title: 'offers a subscription',
        keep: (load) => ({ offer: offerOf(load)?.identity, total: offerOf(load)?.price }),
      }),
      step('payForDigitalEditing', {
        title: 'is subscribed to',
        key: 'subscribe',
        manner: 'same key twice',
        send: ({ offer, total }) =>
          offer === undefined || total === undefined
            ? undefined
            : { body: { ...payment, amount: total, availableDigitalPurchaseIdentity: offer } },
      }),
      step('loadDigitalEditing', {
        title: 'has a subscription',
        holds: [
          {
            rule: 'A subscription counts as soon as it is paid.',
            broken: ({ hasDigitalEditingPurchase }) =>
              hasDigitalEditingPurchase ? undefined : 'There is none.',
          },
        ],
      }),
      ...editSteps,
    ],
  }
}
