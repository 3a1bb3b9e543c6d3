import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { saveDetailsMutation } from '../../../api/order-form/order-form-saving.ts'
import { currencyChoicesQuery } from '../../../api/payment/currency-choices.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { currencyLabel } from '../../../domain/money/currency-label.ts'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './order-summary.module.css'

type Currency = OrderForm['currency']

function CurrencySelect({ currencies }: { currencies: readonly Currency[] }) {
  const { i18n } = useLingui()
  const id = useId()
  const { identity, currency } = useOrderForm().orderForm
  const { mutate, isPending, isError, variables } = useMutation(saveDetailsMutation())
  const wanted = isPending ? variables.body.currencyIso : undefined
  return (
    <>
      <label htmlFor={id}>
        <Trans>Currency</Trans>
      </label>
      <SelectBox
        id={id}
        autoComplete="transaction-currency"
        aria-busy={isPending}
        value={wanted ?? currency.isoCode}
        onChange={({ target }) => mutate({ identity, body: { currencyIso: target.value } })}
      >
        {currencies.map((choice) => (
          <option key={choice.isoCode} value={choice.isoCode}>
            {currencyLabel(choice, i18n.locale)}
          </option>
        ))}
      </SelectBox>
      {isError ? (
        <Notice tone="red">
          <Trans>The currency could not be changed. Please try again.</Trans>
        </Notice>
      ) : null}
    </>
  )
}

function CurrencyChoices() {
  const { t } = useLingui()
  return (
    <div className={styles.currency}>
      <QueryState
        query={useQuery(currencyChoicesQuery())}
        loading={<SkeletonLines lines={1} label={t`The currencies are loading.`} />}
        failedTitle={t`The currencies could not be loaded`}
      >
        {(currencies) => (
          <CurrencySelect currencies={currencies.filter(({ isoCode }) => isoCode !== 'CNY')} />
        )}
      </QueryState>
    </div>
  )
}

/** Customers pay in the currency of their account. */
export function CurrencyPicker() {
  return useUser() ? null : <CurrencyChoices />
}
