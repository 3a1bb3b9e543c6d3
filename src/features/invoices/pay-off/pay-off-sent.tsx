import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { invoicesQuery } from '../../../api/invoices.ts'
import { ReceiptCard } from '../../../domain/payment/receipt/receipt-card.tsx'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { wholeCode } from '../../../lib/whole-code.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { latestPromised } from './promised-payments.ts'

const severalUnlessKnown = 2

function WhatNext({ count }: { count: number }) {
  return (
    <>
      <p>
        <Plural
          value={count}
          one="The invoice is marked as paid once your payment arrives. That takes minutes or a few working days, depending on how you paid."
          other="The invoices are marked as paid once your payment arrives. That takes minutes or a few working days, depending on how you paid."
        />
      </p>
      <p>
        <Plural
          value={count}
          one="Please don’t pay it again until your receipt arrives."
          other="Please don’t pay them again until your receipt arrives."
        />
      </p>
    </>
  )
}

/** After a payment that the server does not name. */
export function PayOffSent({ user: { email } }: { user: Pick<User, 'email'> }) {
  const { i18n } = useLingui()
  const { data: load } = useQuery(invoicesQuery())
  const pending = load && latestPromised(load)
  const awaited = pending && formatMoney(pending.total, pending.currency)
  const numbers = pending && formatList(pending.numbers.map(wholeCode), { language: i18n.locale })
  return (
    <ReceiptCard
      title={<Trans>Your payment is on its way</Trans>}
      facts={[
        ...(pending
          ? [
              {
                name: <Trans>Payment on its way</Trans>,
                value: (
                  <Trans>
                    {awaited} for {numbers}
                  </Trans>
                ),
              },
            ]
          : []),
        { name: <Trans>Receipt</Trans>, value: <Trans>By e-mail to {email}</Trans> },
      ]}
      actions={
        <AppButtonLink to="/$lang/researcher" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    >
      <WhatNext count={pending?.numbers.length ?? severalUnlessKnown} />
    </ReceiptCard>
  )
}
