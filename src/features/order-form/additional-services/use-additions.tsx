import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { type FormService, orderFormKey } from '../../../api/order-form/order-form.ts'
import {
  addServiceMutation,
  removeServiceMutation,
  setServiceQuantityMutation,
} from '../../../api/order-form/order-form-services.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { useOrderForm } from '../frame/order-form-context.ts'

/** By service, the chosen quantity and the number of saves that are on their way. */
type Unsaved = Readonly<Record<string, { quantity: number; saves: number }>>

const notifyUndone = (error: unknown) =>
  showMessage({
    key: 'addition-undone',
    kind: 'error',
    text: () => {
      const reason = failureMessage(error)
      return <Trans>Your choice was not saved, so we undid it. {reason}</Trans>
    },
  })

function withoutSave(unsaved: Unsaved, identity: string): Unsaved {
  const { [identity]: entry, ...others } = unsaved
  if (!entry || entry.saves === 1) return others
  return { ...others, [identity]: { ...entry, saves: entry.saves - 1 } }
}

/** The quantities on the screen; 0 for a service that is not chosen. Each change is saved at once. */
export function useAdditions() {
  const { identity } = useOrderForm().orderForm
  const queryClient = useQueryClient()
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
    setUnsaved((earlier) => ({
      ...earlier,
      [service.identity]: { quantity, saves: (earlier[service.identity]?.saves ?? 0) + 1 },
    }))
    try {
      await send(service, quantity)
    } catch (error) {
      if (!endsSession(error)) notifyUndone(error)
      // Without an answer, the server may have saved it.
      void queryClient.invalidateQueries({ queryKey: orderFormKey })
    }
    setUnsaved((latest) => withoutSave(latest, service.identity))
  }

  return { quantityOf, choose }
}

export type Additions = ReturnType<typeof useAdditions>
