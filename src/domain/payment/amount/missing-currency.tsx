import { usePaymentData } from '../payment-data-context.ts'
import { CurrencyChooser } from './currency-chooser.tsx'

type Props = {
  /** ISO code of the currency that is chosen at first. */
  preselected?: string
  /** Nothing else on the page can be done before. */
  comesFirst?: boolean
}

/** Asks people without a currency for one. */
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
