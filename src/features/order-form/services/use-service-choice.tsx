import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormService, OrderForm } from '../../../api/order-form/order-form.ts'
import {
  type DeliveryTier,
  selectServiceMutation,
  setDeliveryTierMutation,
} from '../../../api/order-form/order-form-services.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { dismissUndone, useUndoneChoice } from '../frame/use-undone-choice.tsx'
import { isTier } from './deadline-strip/tier-labels.ts'
import { textServices, tierFor } from './service-rules.ts'

type Choice = { service: string | null; tier: DeliveryTier; isDeclined: boolean }

type Unsaved = { changes: Partial<Choice>; saves: number }

const allSaved: Unsaved = { changes: {}, saves: 0 }

function savedChoice(orderForm: OrderForm): Choice {
  const chosen = textServices(orderForm).find(({ selection }) => selection)?.selection
  const tier = chosen?.deliveryTier
  return {
    service: chosen?.serviceIdentity ?? null,
    tier: isTier(tier) ? tier : 'standard',
    isDeclined: orderForm.declineEditingServices,
  }
}

function hasChanges(choice: Choice, changes: Partial<Choice>): boolean {
  const { service, tier, isDeclined } = { ...choice, ...changes }
  return service === choice.service && tier === choice.tier && isDeclined === choice.isDeclined
}

/** What is chosen on the screen, with what is still being saved. Each choice is saved at once. */
export function useServiceChoice() {
  const { orderForm } = useOrderForm()
  const undone = useUndoneChoice()
  const { mutateAsync: selectService } = useMutation(selectServiceMutation())
  const { mutateAsync: setDeliveryTier } = useMutation(setDeliveryTierMutation())
  const [unsaved, setUnsaved] = useState(allSaved)

  const { identity, wordCount } = orderForm
  const services = textServices(orderForm)
  const choice: Choice = { ...savedChoice(orderForm), ...unsaved.changes }

  async function save(changes: Partial<Choice>, send: () => Promise<unknown>) {
    dismissUndone()
    setUnsaved((earlier) => ({
      changes: { ...earlier.changes, ...changes },
      saves: earlier.saves + 1,
    }))
    try {
      await send()
    } catch (error) {
      await undone(error, (form) => hasChanges(savedChoice(form), changes))
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
