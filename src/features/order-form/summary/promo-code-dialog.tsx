import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'

const fieldName = fieldsOf<{ code: string }>()

// Loads Yup at the first input.
const schema = async () => (await import('./promo-code-schema.ts')).promoCodeSchema

const atField = refusalAt<'applyDiscountCode', { code: string }>({
  'discount-code-unknown': 'code',
  'discount-code-expired': 'code',
  'discount-code-used': 'code',
  'discount-code-not-for-order': 'code',
})

type Props = {
  /** Throws what is to be shown. */
  onApply: (code: string) => Promise<void>
  onClose: () => void
}

export function PromoCodeDialog({ onApply, onClose }: Props) {
  const { t: say } = useLingui()
  return (
    <ModalDialog open title={<Trans>Apply promo code</Trans>} onClose={onClose}>
      <Form
        label={say`Apply promo code`}
        schema={schema}
        initialValues={{ code: '' }}
        onSubmit={async ({ code }) => {
          try {
            await onApply(code)
          } catch (error) {
            throw atField(error)
          }
          onClose()
        }}
      >
        <TextField
          name={fieldName('code')}
          label={say`Promo code`}
          hint={<Trans>One code per order. The best discount always counts.</Trans>}
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
          <Trans>Apply</Trans>
        </SubmitButton>
      </Form>
    </ModalDialog>
  )
}
