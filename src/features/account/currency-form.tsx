import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type User, updateDetailsMutation } from '../../api/account.ts'
import { currencyLabel } from '../../domain/money/currency-label.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { accountCurrencySchema } from './account-currency-schema.ts'
import { SaveLine } from './details/save-line.tsx'

const fieldName = fieldsOf<{ currencyIso: string }>()

type Props = {
  user: User
  currencies: readonly User['currency'][]
  onSaved: (user: User) => Promise<void>
  onClose: () => void
}

export function CurrencyForm({ user, currencies, onSaved, onClose }: Props) {
  const { t: say, i18n } = useLingui()
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const save = async (details: { currencyIso: string }) => {
    await onSaved(await mutateAsync({ identity: user.identity, details }))
    onClose()
  }
  return (
    <Form
      label={say`Currency`}
      schema={accountCurrencySchema}
      initialValues={{ currencyIso: user.currencyIso ?? '' }}
      onSubmit={save}
    >
      <SelectField
        name={fieldName('currencyIso')}
        label={say`Currency`}
        hint={say`Future prices and invoices use this currency.`}
        placeholder={say`Please choose`}
        options={currencies.map((currency) => ({
          value: currency.isoCode,
          label: currencyLabel(currency, i18n.locale),
        }))}
        autoComplete="off"
      />
      <SaveLine onCancel={onClose} />
    </Form>
  )
}
