import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import {
  applyVoucherMutation,
  removeVoucherMutation,
} from '../../../api/order-form/order-form-paying.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './voucher-part.module.css'

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

function VoucherForm() {
  const { t: say } = useLingui()
  const { identity } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(applyVoucherMutation())
  return (
    <details className={styles.voucher}>
      <summary>
        <Trans>Pay with a voucher</Trans>
      </summary>
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
        }}
      >
        <TextField
          name={fieldName('code')}
          label={say`Voucher code`}
          hint={<Trans>Your institution gave it to you. It pays the whole order.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          short
        />
        <SubmitButton variant="quiet">
          <Trans>Apply voucher</Trans>
        </SubmitButton>
      </Form>
    </details>
  )
}

export function VoucherPart() {
  const { voucher } = useOrderForm().orderForm
  return voucher ? <AppliedVoucher {...voucher} /> : <VoucherForm />
}
