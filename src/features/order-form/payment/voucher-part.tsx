import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { removeVoucherMutation } from '../../../api/order-form/order-form-paying.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { useFocusAfterChange } from '../../../ui/page/layout/use-focus-after-change.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { VoucherDialog } from './voucher-dialog.tsx'

function AppliedVoucher({ code, institution }: { code: string; institution: string }) {
  const { identity } = useOrderForm().orderForm
  const { mutate, isPending, error } = useMutation(removeVoucherMutation())
  return (
    <Notice
      tone={error ? 'red' : 'plain'}
      action={
        <Button variant="text" busy={isPending} onClick={() => mutate({ identity, code })}>
          <Trans>Remove the voucher</Trans>
        </Button>
      }
    >
      {error ? (
        failureMessage(error)
      ) : (
        <Trans>
          Voucher {code} of {institution} pays for this order.
        </Trans>
      )}
    </Notice>
  )
}

/** Its form cannot stand within that of the payment, from which it is opened. */
export function useVoucher(isOffered: boolean) {
  const { voucher } = useOrderForm().orderForm
  const [dialog, setDialog] = useState<'open' | 'closed'>()
  useFocusAfterChange(Boolean(voucher))
  if (!isOffered) return {}
  if (voucher) return { part: <AppliedVoucher {...voucher} /> }
  return {
    part: dialog ? (
      <VoucherDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
    ) : null,
    opener: (
      <Button variant="text" onClick={() => setDialog('open')}>
        <Trans>Use a voucher</Trans>
      </Button>
    ),
  }
}
