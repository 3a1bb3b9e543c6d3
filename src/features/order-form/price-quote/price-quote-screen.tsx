import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { convertQuoteMutation } from '../../../api/order-form/order-form-quotes.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import { SkeletonCard, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { RoomOfStep } from '../frame/room-of-step.tsx'
import { StepActions } from '../frame/step-actions.tsx'
import { StepForm } from '../frame/step-form.tsx'
import { DownloadQuote } from './download-quote.tsx'
import styles from './price-quote.module.css'
import { QuoteDocument } from './quote-document.tsx'
import { QuoteEmailForm } from './quote-email-form.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { isExpiredQuote, isRenewedQuote } from './quote-validity.ts'
import { useGeneratedQuote } from './use-generated-quote.tsx'

type QuoteProps = {
  estimateId: string
  isExpired: boolean
  renew: () => void
}

function QuoteActions({ estimateId, isExpired, renew }: QuoteProps) {
  const { t } = useLingui()
  const { identity, priceQuote } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(convertQuoteMutation())
  // The summary has it, where there is one.
  const download = priceQuote ? null : <DownloadQuote estimateId={estimateId} />
  if (isExpired) {
    return (
      <StepActions>
        <Button variant="filled" onClick={renew}>
          <Trans>Make a new quote</Trans>
        </Button>
        {download}
      </StepActions>
    )
  }
  return (
    <Section title={<Trans>Order from this quote</Trans>}>
      <p>
        <Trans>Next, you describe your project. You pay in the last step.</Trans>
      </p>
      <StepForm label={t`Order from this quote`} save={() => mutateAsync(identity)}>
        <SubmitButton>
          <Trans>Turn this quote into an order</Trans>
        </SubmitButton>
        {download}
      </StepForm>
    </Section>
  )
}

function Quote(props: QuoteProps) {
  const { estimateId, isExpired } = props
  const { createdAt } = useOrderForm().orderForm.priceQuote ?? {}
  return (
    <>
      <div className={styles.quote}>
        <QuoteSummary />
        <div className={styles.actions}>
          <QuoteActions {...props} />
          {isExpired ? null : <QuoteEmailForm estimateId={estimateId} />}
        </div>
      </div>
      {/* A quote that is made anew keeps its address. */}
      <QuoteDocument key={createdAt} estimateId={estimateId} />
    </>
  )
}

type QuoteStateProps = { quote: OrderForm['priceQuote']; before: OrderForm['priceQuote'] }

function QuoteState({ quote, before, isExpired }: QuoteStateProps & { isExpired: boolean }) {
  if (quote === null) return <Trans>Your price quote is ready.</Trans>
  const day = <ShownDate at={quote.validUntil} />
  if (isExpired) {
    return <Trans>Your price quote expired on {day}. Its prices no longer hold.</Trans>
  }
  if (before === null || !isRenewedQuote(before, quote)) {
    return <Trans>Your price quote is ready. Its prices hold until {day}.</Trans>
  }
  const expired = <ShownDate at={before.validUntil} />
  return (
    <Trans>
      Your earlier quote expired on {expired}, so this one has today’s prices. They hold until {day}
      .
    </Trans>
  )
}

export function PriceQuoteScreen() {
  const { estimateId, priceQuote } = useOrderForm().orderForm
  const now = useNow()
  const [before] = useState(priceQuote)
  const { isMade, renew } = useGeneratedQuote()
  const isReady = isMade && estimateId !== null
  const isExpired = priceQuote !== null && isExpiredQuote(priceQuote, now)
  return (
    <>
      <p role="status" className={styles.lead}>
        {isReady ? (
          <QuoteState quote={priceQuote} before={before} isExpired={isExpired} />
        ) : (
          <Trans>We are making your price quote. One moment, please.</Trans>
        )}
      </p>
      {isReady ? (
        <Quote estimateId={estimateId} isExpired={isExpired} renew={renew} />
      ) : (
        <RoomOfStep>
          <div className={styles.quote}>
            <SkeletonCard lines={8} label={null} />
            <div className={styles.coming}>
              <SkeletonLines lines={12} label={null} />
            </div>
          </div>
        </RoomOfStep>
      )}
    </>
  )
}
