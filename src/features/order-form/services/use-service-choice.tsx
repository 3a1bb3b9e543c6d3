import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { type FormService, orderFormKey } from '../../../api/order-form/order-form.ts'
import {
  type DeliveryTier,
  selectServiceMutation,
  setDeliveryTierMutation,
} from '../../../api/order-form/order-form-services.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { textServices, tierFor } from './service-rules.ts'

type Choice = { service: string | null; tier: DeliveryTier; isDeclined: boolean }

type Unsaved = { changes: Partial<Choice>; saves: number }

const allSaved: Unsaved = { changes: {}, saves: 0 }

const notifyUndone = (error: unknown) =>
  showMessage({
    key: 'service-choice-undone',
    kind: 'error',
    text: () => {
      const reason = failureMessage(error)
      return <Trans>Your choice was not saved, so we undid it. {reason}</Trans>
    },
  })

/** What is chosen on the screen, with what is still being saved. Each choice is saved at once. */
export function useServiceChoice() {
  const { orderForm } = useOrderForm()
  const queryClient = useQueryClient()
  const { mutateAsync: selectService } = useMutation(selectServiceMutation())
  const { mutateAsync: setDeliveryTier } = useMutation(setDeliveryTierMutation())
  const [unsaved, setUnsaved] = useState(allSaved)

  const { identity, wordCount, declineEditingServices } = orderForm
  const services = textServices(orderForm)
  const selection = services.find((service) => service.selection)?.selection
  const choice: Choice = {
    service: selection?.serviceIdentity ?? null,
    tier: selection?.deliveryTier ?? 'standard',
    isDeclined: declineEditingServices,
    ...unsaved.changes,
  }

  async function save(changes: Partial<Choice>, send: () => Promise<unknown>) {
    setUnsaved((earlier) => ({
      changes: { ...earlier.changes, ...changes },
      saves: earlier.saves + 1,
    }))
    try {
      await send()
    } catch (error) {
      if (!endsSession(error)) notifyUndone(error)
      // Without an answer, the server may have saved it.
      void queryClient.invalidateQueries({ queryKey: orderFormKey })
    }
    setUnsaved(({ changes: latest, saves }) =>
      saves === 1 ? allSaved : { changes: latest, saves: saves - 1 },
    )
  }

  function saveService(changes: Choice) {
    const body = {
      selectedService: changes.service,
      declineEditingServices: changes.isDeclined,
      rush: changes.tier === 'rush',
      express: changes.tier === 'express',
    }
    return save(changes, () => selectService({ identity, body }))
  }

  return {
    services,
    choice,
    choose: (service: FormService) =>
      saveService({
        service: service.identity,
        tier: tierFor(service, wordCount, choice.tier),
        isDeclined: false,
      }),
    decline: (isDeclined: boolean) => saveService({ service: null, tier: 'standard', isDeclined }),
    deliver: (tier: DeliveryTier) =>
      save({ tier }, () => setDeliveryTier({ identity, body: tier })),
  }
}

export type ServiceChoiceState = ReturnType<typeof useServiceChoice>
