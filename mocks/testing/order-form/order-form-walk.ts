import fc from 'fast-check'
import type { components } from '../../../src/api/generated/schema.gen.ts'
import {
  bundleNeeds,
  bundleQuestionIds,
} from '../../backend/reference-data/services/service-bundles.ts'
import { serviceQuestions } from '../../backend/reference-data/services/service-question-data.ts'
import { worksOnText } from '../../backend/rules/order-form/form-offers.ts'

type OrderForm = components['schemas']['OrderForm']

export type FormCall = { call: string; json?: object }
export type FormAction = (form: OrderForm) => FormCall | undefined

const put = (path: string, json: object): FormCall => ({ call: `PUT ${path}`, json })
const post = (path: string, json?: object): FormCall => ({ call: `POST ${path}`, json })

const listIndex = fc.nat({ max: 40 })
const words = fc.constantFrom(900, 4_800, 5_200, 9_000, 13_000, 18_001, 40_001)
const languages = fc.constantFrom(1, 1, 1, 2, 5, 7)
const tiers = fc.constantFrom('standard', 'standard', 'rush', 'express')
const files = fc.subarray(['file-1', 'file-2'])

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

const begin: fc.Arbitrary<FormAction> = fc
  .record({
    customerGoal: fc.constantFrom(
      ...(['editing', 'editing', 'translation', 'figures-only', 'multimedia'] as const),
      'price-quote' as const,
    ),
    files,
    wordCount: fc.option(words),
    language: fc.option(languages),
    uploadFilesLater: fc.boolean(),
    bundlesRequested: fc.boolean(),
  })
  .map(
    ({ files: identities, ...rest }): FormAction =>
      (form) => {
        if (form.customerGoal?.name !== 'rework') {
          return put('basic-details', { ...rest, files: identities })
        }
        const service = pick(['svc-standard-rework', 'svc-premium-rework'], rest.wordCount ?? 0)
        const { wordCount, language, uploadFilesLater } = rest
        const details = { wordCount, language, uploadFilesLater, files: identities }
        return put('rework-basic-details', { selectedService: service, ...details })
      },
  )

const describe: fc.Arbitrary<FormAction> = fc
  .record({ language: languages, wordCount: words })
  .map((json) => () => put('manuscript-details', json))

const choose: fc.Arbitrary<FormAction> = fc
  .record({ at: listIndex, tier: tiers, declines: fc.integer({ min: 0, max: 9 }) })
  .map(
    ({ at, tier, declines }): FormAction =>
      ({ availableServices }) => {
        const texts = availableServices.filter(({ identity }) => worksOnText(identity))
        const isDeclined = declines === 0
        return put('selected-service', {
          selectedService: isDeclined ? null : (pick(texts, at)?.identity ?? null),
          declineEditingServices: isDeclined,
          rush: !isDeclined && tier === 'rush',
          express: !isDeclined && tier === 'express',
        })
      },
  )

const add: fc.Arbitrary<FormAction> = fc
  .record({ at: listIndex, quantity: fc.integer({ min: 1, max: 25 }) })
  .map(
    ({ at, quantity }): FormAction =>
      ({ availableServices, availableConciergeServices }) => {
        const others = [...availableServices, ...availableConciergeServices.slice(0, 1)].filter(
          ({ identity }) => !worksOnText(identity),
        )
        const service = pick(others, at)
        if (!service) return undefined
        const count = service.optionsDeterminedByCount ? quantity : 1
        return post(`service-options/${service.identity}`, { quantity: count })
      },
  )

const remove: fc.Arbitrary<FormAction> = listIndex.map(
  (at): FormAction =>
    ({ selections }) => {
      const chosen = pick(selections, at)
      return chosen && { call: `DELETE service-options/${chosen.serviceIdentity}` }
    },
)

const deliver: fc.Arbitrary<FormAction> = tiers.map(
  (deliveryTier): FormAction =>
    () =>
      put('update-delivery-tier', { rushed: deliveryTier === 'rush', deliveryTier }),
)

const answer: fc.Arbitrary<FormAction> = fc
  .record({
    needs: fc.subarray(Object.keys(bundleNeeds), { minLength: 1 }),
    tables: fc.option(fc.integer({ min: 1, max: 25 })),
    journal: fc.option(fc.constantFrom('Catena', 'Botany')),
  })
  .map(
    ({ needs, tables, journal }): FormAction =>
      () => {
        const ids = bundleQuestionIds
        const answers = [
          { id: ids.needs, values: needs },
          { id: ids.hasTables, values: [String(tables !== null)] },
          ...(tables === null ? [] : [{ id: ids.tableCount, values: [String(tables)] }]),
          { id: ids.hasJournal, values: [String(journal !== null)] },
          ...(journal === null ? [] : [{ id: ids.journal, values: [journal] }]),
        ]
        return post('service-bundle-questions', { answers })
      },
  )

const take: fc.Arbitrary<FormAction> = fc
  .record({ at: listIndex, with: fc.array(listIndex, { maxLength: 3 }), deliveryTier: tiers })
  .map(
    (bundleChoice): FormAction =>
      ({ availableServiceBundles }) => {
        const bundle = pick(availableServiceBundles, bundleChoice.at)
        if (!bundle) return undefined
        const services = bundleChoice.with.flatMap((at) => pick(bundle.services, at)?.id ?? [])
        const { deliveryTier } = bundleChoice
        return post('service-bundle', {
          serviceBundleId: bundle.id,
          services: [...new Set(services)],
          rush: deliveryTier === 'rush',
          deliveryTier,
        })
      },
  )

const fillIn: fc.Arbitrary<FormAction> = fc
  .record({
    title: fc.boolean(),
    journal: fc.option(
      fc.constantFrom(
        { name: 'Catena', url: 'https://catena.example.org' },
        { name: 'Botany', url: null },
      ),
    ),
    answered: listIndex,
    mainFiles: files,
  })
  .map(
    ({ title, journal, answered, mainFiles }): FormAction =>
      ({ selections }) => {
        const questions = selections.flatMap((one) => serviceQuestions(one.serviceIdentity))
        const question = pick(questions, answered)
        const answers = question
          ? [{ questionIdentity: question.identity, values: ['As the journal wants it'] }]
          : []
        return put('details', {
          ...(title ? { projectTitle: 'A title that nobody has ordered' } : {}),
          areaOfStudy: 494,
          styleOfEnglish: 'British English',
          journal,
          answers,
          mainFiles,
        })
      },
  )

const forth: FormAction = ({ steps }) =>
  steps.next === null ? undefined : put('step', { step: steps.next.name })

export const formActions: fc.Arbitrary<FormAction> = fc.oneof(
  { arbitrary: fc.constant(forth), weight: 5 },
  { arbitrary: begin, weight: 2 },
  { arbitrary: choose, weight: 3 },
  { arbitrary: add, weight: 3 },
  { arbitrary: answer, weight: 3 },
  { arbitrary: take, weight: 4 },
  { arbitrary: fillIn, weight: 4 },
  describe,
  remove,
  deliver,
  fc.constant<FormAction>(() => post('go-back')),
  words.map(
    (newWordCount): FormAction =>
      () =>
        put('update-word-count', { newWordCount }),
  ),
  fc.boolean().map(
    (interested): FormAction =>
      () =>
        post('service-bundle-interest', { interested }),
  ),
  fc.constant<FormAction>(() => ({ call: 'PUT generate-price-quote' })),
  fc.constant<FormAction>(({ estimateId }) =>
    estimateId === null ? undefined : post('convert-quote'),
  ),
)
