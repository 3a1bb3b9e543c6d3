import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { type DigitalLoad, digitalTranslationQuery } from '../digital-purchases.ts'
import { type DigitalTranslation, translationOptions } from '../digital-translation.ts'
import { endsSession, Refusal } from '../errors/api-failure.ts'
import type { components } from '../generated/schema.gen.ts'
import { digitalPurchasesKey } from '../query-keys.ts'

type Schemas = components['schemas']
type TranslationCreation = Schemas['DigitalOrderCreation']

function withStarted(
  load: DigitalLoad,
  started: readonly Pick<DigitalTranslation, 'digitalPurchaseIdentity'>[],
): DigitalLoad {
  const usesOf = (identity: string) =>
    started.filter(({ digitalPurchaseIdentity }) => digitalPurchaseIdentity === identity).length
  return {
    ...load,
    numberOfUsesAvailable: Math.max(0, load.numberOfUsesAvailable - started.length),
    digitalPurchases: load.digitalPurchases.map((purchase) => {
      const { identity, numberOfUsesRemaining: left } = purchase
      const used = usesOf(identity)
      if (used === 0 || left === null) return purchase
      return { ...purchase, numberOfUsesRemaining: Math.max(0, left - used) }
    }),
    hasUploadedDigitalTranslation: true,
  }
}

export function isTooLong(error: unknown): error is Refusal {
  return error instanceof Refusal && error.key === 'digital-translations-word-count-exceeded'
}

const tooLong = ({ params }: Refusal) => ({
  wordCountExceeded: true,
  fileIdentity: typeof params.fileIdentity === 'string' ? params.fileIdentity : null,
})

const notTooLong = { wordCountExceeded: false, fileIdentity: null }

const { queryKey } = digitalTranslationQuery()

function patchLoad(queries: QueryClient, change: (load: DigitalLoad) => DigitalLoad): void {
  queries.setQueryData(queryKey, (load) => load && change(load))
}

type Creation = { body: TranslationCreation; idempotencyKey: string }

export const createTranslationMutation = () =>
  mutationOptions({
    mutationKey: ['createDigitalOrder'],
    mutationFn: ({ body, idempotencyKey }: Creation) =>
      unwrap(
        client.POST('/api/digital-order/create', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    onMutate: async (_creation, { client: queries }) => {
      // A pending answer would bring the former uses back.
      await queries.cancelQueries({ queryKey })
      patchLoad(queries, (load) => ({ ...load, ...notTooLong }))
    },
    onSuccess: ({ digitalOrders }, _creation, _result, { client: queries }) =>
      patchLoad(queries, (load) => withStarted(load, digitalOrders)),
    onError: (error, _creation, _result, { client: queries }) => {
      if (isTooLong(error)) patchLoad(queries, (load) => ({ ...load, ...tooLong(error) }))
      // It may have been started, or uses may have been taken elsewhere.
      else if (!endsSession(error)) void queries.invalidateQueries({ queryKey })
    },
    meta: { invalidates: [digitalPurchasesKey, translationOptions.key] },
  })

export const claimChineseTrialMutation = () =>
  mutationOptions({
    mutationKey: ['claimChineseDigitalTrial'],
    mutationFn: (idempotencyKey: string) =>
      unwrap(
        client.POST('/api/{type}/chinese-digital-trial', {
          params: {
            path: { type: 'digital-translation' },
            header: { 'Idempotency-Key': idempotencyKey },
          },
        }),
      ),
    meta: { invalidates: [digitalPurchasesKey] },
  })
