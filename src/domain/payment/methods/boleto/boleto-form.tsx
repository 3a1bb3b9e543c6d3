import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { TaxFields } from '../../brazil/tax-fields.tsx'
import type { MethodForm } from '../method-form.ts'
import type { boletoValues } from './boleto-values.ts'

const fieldName = fieldsOf<typeof boletoValues>()

export const longestPayer = 60
export const longestProcessNumber = 40

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

export const boletoForm = { Fields } satisfies MethodForm
