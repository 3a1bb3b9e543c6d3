import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormService, OrderForm } from '../../../api/order-form/order-form.ts'
import {
  addServiceMutation,
  removeServiceMutation,
  setServiceQuantityMutation,
} from '../../../api/order-form/order-form-services.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { dismissUndone, useUndoneChoice } from '../frame/use-undone-choice.tsx'

/** By service, the chosen quantity and the number of saves that are on their way. */
type Unsaved = Readonly<Record<string, { quantity: number; saves: number }>>

function withoutSave(unsaved: Unsaved, identity: string): Unsaved {
  const { [identity]: entry, ...others } = unsaved
  if (!entry || entry.saves === 1) return others
  return { ...others, [identity]: { ...entry, saves: entry.saves - 1 } }
}

const savedQuantity = ({ availableServices }: OrderForm, identity: string) =>
  availableServices.find((service) => service.identity === identity)?.selection?.quantity ?? 0

export function useAdditions() {
  const { identity } = useOrderForm().orderForm
  const { i18n } = useLingui()
  const undone = useUndoneChoice()
  const { mutateAsync: add } = useMutation(addServiceMutation())
  const { mutateAsync: remove } = useMutation(removeServiceMutation())
  const { mutateAsync: setQuantity } = useMutation(setServiceQuantityMutation())
  const [unsaved, setUnsaved] = useState<Unsaved>({})

  const quantityOf = (service: FormService) =>
    unsaved[service.identity]?.quantity ?? service.selection?.quantity ?? 0

  function send(service: FormService, quantity: number) {
    if (quantity === 0) return remove({ identity, body: service.identity })
    const body = { serviceIdentity: service.identity, quantity }
    return quantityOf(service) === 0 ? add({ identity, body }) : setQuantity({ identity, body })
  }

  async function choose(service: FormService, quantity: number) {
    dismissUndone()
    setUnsaved((earlier) => ({
      ...earlier,
      [service.identity]: { quantity, saves: (earlier[service.identity]?.saves ?? 0) + 1 },
    }))
    try {
      await send(service, quantity)
    } catch (error) {
      const name = serviceName(service.identity, service.name, (message) => i18n._(message))
      await undone(error, (form) => savedQuantity(form, service.identity) === quantity, name)
    }
    setUnsaved((latest) => withoutSave(latest, service.identity))
  }

  return { quantityOf, choose }
}

export type Additions = ReturnType<typeof useAdditions>
