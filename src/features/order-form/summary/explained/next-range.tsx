import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Refusal } from '../../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../../api/errors/failure-messages.ts'
import type { OrderForm } from '../../../../api/order-form/order-form.ts'
import { binPriceQuery } from '../../../../api/order-form/order-form-queries.ts'
import { Announced } from '../../../../ui/page/announced.tsx'
import { ExternalLink } from '../../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { Gauge } from '../../../../ui/page/gauge.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { NextTotal } from './next-total.tsx'
import styles from './price-explained.module.css'

type RangeProps = { words: number; tier: OrderForm['services'][number]['deliveryTier'] }

function ByQuote({ first }: { first: string }) {
  return (
    <p>
      <Trans>
        From {first} words, we’ll agree on a price.{' '}
        <ExternalLink href="/support">Contact us</ExternalLink> for a quote.
      </Trans>
    </p>
  )
}

function NextPrice({ words, tier }: RangeProps) {
  const { i18n } = useLingui()
  const { identity } = useOrderForm().orderForm
  // Another service may have another price for as many words.
  const lookup = useQuery({ ...binPriceQuery(identity, words), staleTime: 0, gcTime: 0 })
  const { data, error } = lookup
  const first = i18n.number(words)
  if (error instanceof Refusal || data?.totalPrice === null) return <ByQuote first={first} />
  if (error) {
    return (
      <Notice
        action={
          <Button busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failureMessage(error)}
      </Notice>
    )
  }
  if (!data) {
    return (
      <p>
        <Trans>Looking up the price…</Trans>
      </p>
    )
  }
  const isSlower = data.deliveryTier !== tier
  return (
    <p>
      <NextTotal first={first} total={data.totalPrice} />
      {isSlower ? (
        <>
          {' '}
          {tier === 'express' ? (
            <Trans>Express delivery is not offered for texts of that length.</Trans>
          ) : (
            <Trans>Rush delivery is not offered for texts of that length.</Trans>
          )}
        </>
      ) : null}
    </p>
  )
}

type Props = {
  /** The longest text that the price holds for. */
  last: number
  tier: RangeProps['tier']
}

export function NextRange({ last, tier }: Props) {
  const { t, i18n } = useLingui()
  const { wordCount } = useOrderForm().orderForm
  const own = wordCount ?? 0
  const words = i18n.number(own)
  const most = i18n.number(last)
  return (
    <section>
      <h3>
        <Trans>If your text gets longer</Trans>
      </h3>
      <p>
        <Trans>
          This price holds for texts of up to {most} words. Yours has {words}.
        </Trans>
      </p>
      <div className={styles.range}>
        <Gauge
          value={own}
          max={last}
          aria-label={t`Words until the next price`}
          aria-valuetext={t`${words} of ${most} words`}
        />
      </div>
      <Announced className={styles.next}>
        <NextPrice words={last + 1} tier={tier} />
      </Announced>
    </section>
  )
}
