import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type User, updateCachedUser, updateDetailsMutation } from '../../../api/account.ts'
import type { Currency } from '../../../api/invoices.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './currency-chooser.module.css'
import { currencyOptions } from './currency-options.ts'

const fieldName = fieldsOf<{ currencyIso: string }>()

// Loads Yup at the first input.
const schema = async () => (await import('./currency-schema.ts')).currencySchema

type Props = {
  user: User
  currencies: readonly Currency[]
  /** ISO 4217; ignored if it is none of `currencies`. */
  preselected?: string
  /** Nothing else on the page can be done before. */
  comesFirst?: boolean
}

export function CurrencyChooser({ user, currencies, preselected, comesFirst }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(updateDetailsMutation())
  const codes = currencies.map(({ shortName }) => shortName)
  const initial = codes.find((code) => code === preselected) ?? ''
  const save = async ({ currencyIso }: { currencyIso: string }) => {
    // Its text comes with all those of the account, which no payment shows.
    const { currencySaved } = await import('../../account/details-saved.ts')
    const saved = await mutateAsync({ identity: user.identity, details: { currencyIso } })
    updateCachedUser(queries, () => saved)
    showMessage(currencySaved(saved.currency))
  }
  return (
    <div className={styles.chooser}>
      <Section title={<Trans>Your currency</Trans>}>
        <p className={styles.lead}>
          <Trans>
            You haven’t chosen a currency yet. We’ll use it for all prices and invoices.
          </Trans>
        </p>
        <Form
          label={t`Your currency`}
          schema={schema}
          initialValues={{ currencyIso: initial }}
          onSubmit={save}
        >
          <SelectField
            name={fieldName('currencyIso')}
            label={t`Currency`}
            placeholder={t`Please choose`}
            options={currencyOptions(codes, i18n.locale)}
          />
          <SubmitButton variant={comesFirst ? 'filled' : 'quiet'}>
            <Trans>Use this currency</Trans>
          </SubmitButton>
        </Form>
      </Section>
    </div>
  )
}
