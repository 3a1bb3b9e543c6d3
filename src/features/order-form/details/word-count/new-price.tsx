import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Refusal } from '../../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../../api/errors/failure-messages.ts'
import { binPriceQuery } from '../../../../api/order-form/order-form-queries.ts'
import { serviceName } from '../../../../domain/services/service-names.ts'
import { formatDeadline } from '../../../../i18n/format-deadline.ts'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { binName } from './bin-name.ts'

type Props = { wordCount: number; applying: boolean; onApply: () => void }

/** What the chosen service would cost for another word count. */
export function NewPrice({ wordCount, applying, onApply }: Props) {
  const { i18n } = useLingui()
  const { identity, currency } = useOrderForm().orderForm
  // Another service may have another price for as many words.
  const lookup = useQuery({
    ...binPriceQuery(identity, wordCount),
    staleTime: 0,
    gcTime: 0,
  })
  const { data, error } = lookup
  if (error) {
    const retry = (
      <Button busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    )
    return (
      <Notice action={error instanceof Refusal ? undefined : retry}>{failureMessage(error)}</Notice>
    )
  }
  if (!data) {
    return (
      <p>
        <Trans>Looking up the price…</Trans>
      </p>
    )
  }
  const service = serviceName(data.serviceIdentity, data.name, (message) => i18n._(message))
  const range = binName(data.newWordBin.name)
  const price = data.price === null ? undefined : formatMoney(data.price, currency)
  const due =
    data.deadline === null
      ? undefined
      : formatDeadline(parseInstant(data.deadline), { language: i18n.locale, exact: false })
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
