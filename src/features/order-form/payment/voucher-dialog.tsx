import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { applyVoucherMutation } from '../../../api/order-form/order-form-paying.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { CodeDialog, type CodeValues } from '../frame/code-dialog.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

// Loads Yup at the first input.
const schema = async () => (await import('./voucher-schema.ts')).voucherSchema

const atField = refusalAt<'applyVoucher', CodeValues>({
  'voucher-not-found': 'code',
  'voucher-used': 'code',
  'voucher-expired': 'code',
  'voucher-not-available': 'code',
})

type DialogProps = { open: boolean; onClose: () => void }

/** Stays mounted while it is closed, so that a typed code is still there. */
export function VoucherDialog({ open, onClose }: DialogProps) {
  const { t: say } = useLingui()
  const { identity } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(applyVoucherMutation())
  return (
    <CodeDialog
      open={open}
      title={say`Voucher`}
      label={say`Voucher code`}
      hint={<Trans>Your institution gave it to you. It pays the whole order.</Trans>}
      apply={<Trans>Apply voucher</Trans>}
      schema={schema}
      onApply={async (code) => {
        try {
          await mutateAsync({ identity, code })
        } catch (error) {
          throw atField(error)
        }
      }}
      onClose={onClose}
    />
  )
}
