import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { type BinService, binPriceQuery } from '../../../api/order-form/order-form-queries.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

/** The range of word counts in the reader's language; a name of another form stays as it came. */
function binName(name: string): string {
  const [, from, to] = /^([\d,]+) to ([\d,]+) words$/.exec(name) ?? []
  return from && to ? t`${from} to ${to} words` : name
}

type Props = {
  wordCount: number
  notice: ReactNode
  applying: boolean
  onApply: () => void
}

export function NewPrice({ wordCount, notice, ...props }: Props) {
  const { identity } = useOrderForm().orderForm
  // Another service may have another price for as many words.
  const lookup = useQuery({
    ...binPriceQuery(identity, wordCount),
    staleTime: 0,
    gcTime: 0,
  })
  const { data, error } = lookup
  if (error instanceof Refusal) return <Notice>{failureMessage(error)}</Notice>
  return (
    <>
      {notice}
      {error ? (
        <Notice
          action={
            <Button busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failureMessage(error)}
        </Notice>
      ) : data ? (
        <Offer offer={data} {...props} />
      ) : (
        <p>
          <Trans>Looking up the price…</Trans>
        </p>
      )}
    </>
  )
}

type OfferProps = Pick<Props, 'applying' | 'onApply'> & { offer: BinService }

function Offer({ offer, applying, onApply }: OfferProps) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const service = serviceName(offer.serviceIdentity, offer.name, (message) => i18n._(message))
  const range = binName(offer.newWordBin.name)
  const price = offer.price === null ? undefined : formatMoney(offer.price, currency)
  const due =
    offer.deadline === null
      ? undefined
      : formatDeadline(parseInstant(offer.deadline), { language: i18n.locale, exact: false })
  return (
    <Notice
      tone="plain"
      stacked
      title={
        <Trans>
          {service}, {range}
        </Trans>
      }
      action={
        <Button busy={applying} onClick={onApply}>
          <Trans>Use this word count</Trans>
        </Button>
      }
    >
      {price === undefined ? null : (
        <p>
          <Trans>Price: {price}</Trans>
        </p>
      )}
      {due === undefined ? null : (
        <p>
          <Trans>Due: {due}</Trans>
        </p>
      )}
    </Notice>
  )
}
