import { useMutation } from '@tanstack/react-query'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { isQuoteOnly, type OrderFormLoad } from '../../../api/order-form/order-form.ts'
import {
  resetOrderFormMutation,
  startOrderFormMutation,
} from '../../../api/order-form/order-form-start.ts'
import { textSearch } from '../../../lib/search/text-search.ts'
import { notifyCleared, notifyContinued, notifyResumed } from './continued-notice.tsx'
import { orderFormAddress } from './order-form-address.ts'
import { useOpenStep } from './redirect-to-open-step.tsx'
import { stepToOpen } from './step-rules.ts'

const isContinued = ({ messages }: OrderFormLoad) =>
  messages.some(({ key }) => key === 'previous-submission-continued')

/** The ways into the order form. `enter` stays at the address; the others open the saved step. */
export function useOrderFormEntries() {
  const { application } = useRouteContext({ from: '/$lang' })
  const search = textSearch(useSearch({ strict: false }))
  const openStep = useOpenStep()
  const { mutateAsync: begin } = useMutation(startOrderFormMutation())
  const { mutateAsync: clear } = useMutation(resetOrderFormMutation())

  const enter = (keepsQuote = false) =>
    begin({ address: orderFormAddress(search, application.config.orderFormVersion), keepsQuote })

  async function openSaved(keepsQuote: boolean) {
    const load = await enter(keepsQuote)
    await openStep(stepToOpen(load.orderForm.steps), { search, replace: true })
    return load
  }

  async function start() {
    if (isContinued(await openSaved(false))) notifyContinued()
  }

  async function resume() {
    const load = await openSaved(true)
    if (isContinued(load) && !isQuoteOnly(load.orderForm)) notifyResumed(load.orderForm)
  }

  async function reset() {
    const { orderForm } = await enter(true)
    await clear(orderForm.identity)
    notifyCleared()
    await openSaved(false)
  }

  return { enter, start, resume, reset }
}
