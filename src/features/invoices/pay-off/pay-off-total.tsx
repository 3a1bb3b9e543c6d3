import { Trans } from '@lingui/react/macro'
import { DataCell } from '../../../ui/page/data-table.tsx'
import { InvoiceAmount } from '../invoice-amount.tsx'
import type { PayOffBill } from './pay-off-bill.ts'

const dollars = 'USD'

export function PayOffTotal({ bill }: { bill: PayOffBill }) {
  const { currency, isShared, total } = bill
  if (isShared && currency.shortName === dollars) return null
  return (
    <tr>
      <DataCell heads span={3}>
        <Trans>Total</Trans>
      </DataCell>
      <DataCell atEnd name={<Trans>Balance</Trans>}>
        <InvoiceAmount
          amount={total}
          currency={currency}
          exchangeRate={bill.dollars / total}
          inDollars={isShared}
        />
      </DataCell>
      <td />
    </tr>
  )
}
