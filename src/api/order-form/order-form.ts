import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { applicationQuery } from '../application.ts'
import { client, unwrap } from '../client.ts'
import { ApiError, isNotFound } from '../errors/api-failure.ts'
import type { components, operations } from '../generated/schema.gen.ts'
import { orderFormKey } from '../query-keys.ts'

type Schemas = components['schemas']
export type Discount = Answers['Discount']
export type FormService = Answers['FormService']
export type FormServiceOption = Answers['FormServiceOption']
export type GoalName = Schemas['GoalName']
export type OrderForm = Answers['OrderForm']
export type OrderFormLoad = Answers['OrderFormLoad']
export type OrderFormMessage = Answers['OrderFormMessage']
export type ServiceDescription = Answers['ServiceDescription']
export type StepName = Schemas['StepName']

export type OrderFormAddress = NonNullable<operations['startOrderForm']['parameters']['query']>

/** Saves run one after the other, so that no earlier answer replaces a later one. */
export const orderFormScope = { id: 'order-form' }

/** No screen can be drawn without a form and its steps, whichever answer brings them. */
export function formWithSteps(form: OrderForm | undefined): OrderForm {
  const { list, current }: Partial<OrderForm['steps']> = form?.steps ?? {}
  if (!form || !list || !current) {
    throw new ApiError('unreadable', 'The answer has no order form with steps.')
  }
  return form
}

export const withSteps = (load: OrderFormLoad): OrderFormLoad => ({
  ...load,
  orderForm: formWithSteps(load.orderForm),
})

export async function loadOrderForm(
  queryClient: QueryClient,
  signal?: AbortSignal,
): Promise<OrderFormLoad | null> {
  const version = queryClient.getQueryData(applicationQuery().queryKey)?.config.orderFormVersion
  const params = version === undefined ? {} : { query: { version } }
  try {
    return withSteps(await unwrap(client.GET('/api/order-form/load', { params, signal })))
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Whether a form only shows a price quote; such a form does not stand in the way of a new order. */
export function isQuoteOnly({
  customerGoal,
  estimateId,
  steps,
}: Pick<OrderForm, 'customerGoal' | 'estimateId' | 'steps'>): boolean {
  const isOpen = steps.list.some(({ name }) => name === 'price-quote-completed')
  return customerGoal?.name === 'price-quote' && estimateId !== null && isOpen
}

/** Fetched again only once it was begun, since loading one that was never begun fails. */
export const orderFormQuery = () =>
  queryOptions({
    queryKey: orderFormKey,
    queryFn: ({ signal, client: queryClient }) => loadOrderForm(queryClient, signal),
    enabled: ({ state }) => Boolean(state.data),
    meta: { quiet: true },
  })

export function cacheOrderForm(queryClient: QueryClient, orderForm: OrderForm): void {
  // A fetch in progress may bring the form as it was before.
  void queryClient.cancelQueries({ queryKey: orderFormKey, exact: true })
  queryClient.setQueryData(orderFormQuery().queryKey, (load) => load && { ...load, orderForm })
}
