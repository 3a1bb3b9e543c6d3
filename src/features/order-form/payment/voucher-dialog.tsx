import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { applyVoucherMutation } from '../../../api/order-form/order-form-paying.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

type VoucherValues = { code: string }

const fieldName = fieldsOf<VoucherValues>()

// Loads Yup at the first input.
const schema = async () => (await import('./voucher-schema.ts')).voucherSchema

const atField = refusalAt<'applyVoucher', VoucherValues>({
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
    <ModalDialog open={open} title={<Trans>Voucher</Trans>} onClose={onClose}>
      <Form
        label={say`Voucher`}
        schema={schema}
        initialValues={{ code: '' }}
        onSubmit={async ({ code }) => {
          try {
            await mutateAsync({ identity, code })
          } catch (error) {
            throw atField(error)
          }
          onClose()
        }}
      >
        <TextField
          name={fieldName('code')}
          label={say`Voucher code`}
          hint={<Trans>Your institution gave it to you. It pays the whole order.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton
          beside={
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          <Trans>Apply voucher</Trans>
        </SubmitButton>
      </Form>
    </ModalDialog>
  )
}
