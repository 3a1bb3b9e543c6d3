import { usePaymentData } from '../payment-data-context.ts'
import { CurrencyChooser } from './currency-chooser.tsx'

type Props = {
  /** ISO 4217. */
  preselected?: string
  comesFirst?: boolean
}

export function MissingCurrency({ preselected, comesFirst }: Props) {
  const { user, data } = usePaymentData()
  if (user.currencyIso) return null
  return (
    <CurrencyChooser
      user={user}
      currencies={data.currencies}
      preselected={preselected}
      comesFirst={comesFirst}
    />
  )
}
