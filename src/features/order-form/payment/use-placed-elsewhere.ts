import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '../../../api/account.ts'
import { placedOrderQuery } from '../../../api/order-form/order-form-paying.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { isAnsweredElsewhere } from './order-records.ts'
import { useOpenOrder } from './use-open-order.ts'

/** Without the server's answer the form stays, since a second payment is refused. */
export function usePlacedElsewhere({ identity: owner }: Pick<User, 'identity'>) {
  const { identity: form } = useOrderForm().orderForm
  const queryClient = useQueryClient()
  const { openPlacedBefore } = useOpenOrder()

  async function follow() {
    const placed = placedOrderQuery(form, (_signal, ask) => ask())
    const externalId = await queryClient.fetchQuery(placed).catch(() => null)
    if (externalId !== null) await openPlacedBefore(externalId)
  }

  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (isAnsweredElsewhere(event, { owner, form })) void follow()
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
  return follow
}
