import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { userQuery } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'
import { paymentKey } from './payment.ts'
import { digitalPurchasesKey, invoicesKey } from './query-keys.ts'

type Schemas = components['schemas']
export type DigitalProduct = Schemas['DigitalProductType']
export type DigitalLanguage = Schemas['DigitalTranslationLanguage']
export type DigitalPurchase = Answers['DigitalPurchase']
export type DigitalOffer = Answers['AvailableDigitalPurchase']
export type DigitalLoad = Answers['DigitalLoad']

const load = (product: DigitalProduct, signal: AbortSignal): Promise<DigitalLoad> =>
  product === 'editing'
    ? unwrap(client.GET('/api/digital-edit/load', { signal }))
    : unwrap(client.GET('/api/digital-order/load', { signal }))

export const digitalLoadQuery = (product: DigitalProduct) =>
  queryOptions({
    queryKey: [...digitalPurchasesKey, product],
    queryFn: ({ signal }) => load(product, signal),
  })

export const digitalEditingQuery = () => digitalLoadQuery('editing')

export const digitalTranslationQuery = () => digitalLoadQuery('translation')

const purchasePoll = 10_000

export const awaitedLoadQuery = (
  product: DigitalProduct,
  isThere: (load: DigitalLoad) => boolean,
) => ({
  ...digitalLoadQuery(product),
  refetchInterval: ({ state }: { state: { data: DigitalLoad | undefined } }) =>
    state.data && isThere(state.data) ? false : purchasePoll,
  refetchIntervalInBackground: true,
  staleTime: 0,
  meta: { quiet: true },
})

type InTurn = (signal: AbortSignal, run: () => Promise<void>) => Promise<void>

/** Asks the server anew, after payments that other tabs are sending. */
export const settledLoadQuery = (product: DigitalProduct, inTurn: InTurn) =>
  queryOptions({
    queryKey: [...digitalPurchasesKey, product, 'settled'],
    queryFn: async ({ signal, client: queries }) => {
      const answer: { load?: DigitalLoad } = {}
      await inTurn(signal, async () => {
        answer.load = await load(product, signal)
      })
      if (!answer.load) throw signal.reason
      queries.setQueryData(digitalLoadQuery(product).queryKey, answer.load)
      return answer.load
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })

type Payment = { body: Schemas['DigitalPurchasePayment']; idempotencyKey: string }

/** The page asks about a lost answer itself. */
export const payForDigitalMutation = (product: DigitalProduct) =>
  mutationOptions({
    mutationKey: [product === 'editing' ? 'payForDigitalEditing' : 'payForDigitalTranslation'],
    mutationFn: ({ body, idempotencyKey }: Payment) => {
      const request = { body, params: { header: { 'Idempotency-Key': idempotencyKey } } }
      return product === 'editing'
        ? unwrap(client.POST('/api/digital-edit/payment', request))
        : unwrap(client.POST('/api/digital-translation/payment', request))
    },
    meta: {
      invalidates: [digitalPurchasesKey, invoicesKey, paymentKey, userQuery().queryKey],
      quiet: true,
    },
  })
