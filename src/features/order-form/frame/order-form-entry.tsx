import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { alreadyCached } from '../../../api/invalidates-nothing.ts'
import { Failed } from '../../../ui/states/failed.tsx'
import { LoadingOrderForm } from './loading-order-form.tsx'

export const enterOrderFormKey = ['enterOrderForm']

type Props = {
  enter: () => Promise<unknown>
}

export function OrderFormEntry({ enter }: Props) {
  const { mutate, isError } = useMutation({
    mutationKey: enterOrderFormKey,
    mutationFn: enter,
    meta: { invalidates: alreadyCached, quiet: true },
  })
  useEffect(() => mutate(), [mutate])
  if (isError) {
    return (
      <Failed title={<Trans>Your order could not be loaded</Trans>} onRetry={async () => mutate()}>
        <Trans>What you have saved is not lost. Please try again in a moment.</Trans>
      </Failed>
    )
  }
  return <LoadingOrderForm />
}
