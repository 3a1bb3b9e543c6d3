import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { currencyChoicesQuery } from '../../api/payment/currency-choices.ts'
import { currencyInSentence } from '../../domain/money/currency-label.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../ui/states/skeleton.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { EditableSection } from './details/editable-section.tsx'

type Props = { user: User; onSaved: (user: User) => Promise<void> }

export function AccountCurrency({ user, onSaved }: Props) {
  const { t, i18n } = useLingui()
  const name = currencyInSentence(user.currency, i18n.locale)
  return (
    <EditableSection
      title={<Trans>Currency</Trans>}
      editLabel={t`Edit currency`}
      form={(close) => <FormWithCurrencies user={user} onSaved={onSaved} onClose={close} />}
    >
      <p>
        {user.currencyIso ? (
          <Trans>Amounts are shown in {name}.</Trans>
        ) : (
          <Trans>
            You haven’t chosen a currency yet. Until you do, amounts are shown in {name}.
          </Trans>
        )}
      </p>
    </EditableSection>
  )
}

function FormWithCurrencies(props: Props & { onClose: () => void }) {
  return (
    <QueryState
      query={useQuery(currencyChoicesQuery())}
      loading={<SkeletonFields fields={1} />}
      failedTitle={<Trans>The currencies could not be loaded</Trans>}
      failedText={<Trans>Your currency has not changed. Please try again.</Trans>}
    >
      {(currencies) => <CurrencyForm {...props} currencies={currencies} />}
    </QueryState>
  )
}
