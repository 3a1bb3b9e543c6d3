import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { object } from 'yup'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { TaxFields } from '../../brazil/tax-fields.tsx'
import { taxIdentificationSchema } from '../../brazil/tax-schema.ts'
import type { PaymentValues } from '../../form/payment-values.ts'
import { shortText } from '../../form/short-text.ts'
import type { MethodForm } from '../method-form.ts'

const fieldName = fieldsOf<PaymentValues>()

const longestPayer = 60
const longestProcessNumber = 40

function Fields() {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name={fieldName('boleto.payer')}
        label={t`Payer`}
        hint={<Trans>The name on the boleto.</Trans>}
        autoComplete="name"
        spellCheck={false}
        maxLength={longestPayer}
      />
      <TextField
        name={fieldName('boleto.processNumber')}
        label={t`Process number`}
        hint={<Trans>Printed on the boleto, if your institution needs one.</Trans>}
        spellCheck={false}
        maxLength={longestProcessNumber}
        short
        optional
      />
      <TaxFields group="boleto" />
    </>
  )
}

export const boletoForm = {
  Fields,
  shape: () => ({
    boleto: object({
      payer: shortText(longestPayer).required(() => t`Please enter who will pay the boleto.`),
      processNumber: shortText(longestProcessNumber),
      taxIdentification: taxIdentificationSchema,
    }),
  }),
} satisfies MethodForm
