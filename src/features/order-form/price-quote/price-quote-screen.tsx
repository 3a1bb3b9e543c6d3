import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import {
  convertQuoteMutation,
  priceQuoteAddress,
} from '../../../api/order-form/order-form-quotes.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { SkeletonCard, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { RoomOfStep } from '../frame/room-of-step.tsx'
import { StepForm } from '../frame/step-form.tsx'
import styles from './price-quote.module.css'
import { QuoteDocument } from './quote-document.tsx'
import { QuoteEmailForm } from './quote-email-form.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { useGeneratedQuote } from './use-generated-quote.tsx'

function QuoteActions({ estimateId }: { estimateId: string }) {
  const { t } = useLingui()
  const { identity } = useOrderForm().orderForm
  const { mutateAsync } = useMutation(convertQuoteMutation())
  return (
    <StepForm label={t`Order from this quote`} save={() => mutateAsync(identity)}>
      <SubmitButton>
        <Trans>Turn this quote into an order</Trans>
      </SubmitButton>
      <ButtonAnchor href={priceQuoteAddress(estimateId)}>
        <Trans>Download PDF</Trans>
      </ButtonAnchor>
    </StepForm>
  )
}

function Quote({ estimateId }: { estimateId: string }) {
  const { createdAt } = useOrderForm().orderForm.priceQuote ?? {}
  return (
    <div className={styles.quote}>
      <div>
        <QuoteSummary />
        <QuoteActions estimateId={estimateId} />
        <QuoteEmailForm estimateId={estimateId} />
      </div>
      {/* A quote that is made anew keeps its address. */}
      <QuoteDocument key={createdAt} estimateId={estimateId} />
    </div>
  )
}

export function PriceQuoteScreen() {
  const { estimateId } = useOrderForm().orderForm
  const isMade = useGeneratedQuote()
  const isReady = isMade && estimateId !== null
  return (
    <>
      <p role="status" className={styles.lead}>
        {isReady ? (
          <Trans>Your price quote is ready. Its prices hold for 30 days.</Trans>
        ) : (
          <Trans>We are making your price quote. One moment, please.</Trans>
        )}
      </p>
      {isReady ? (
        <Quote estimateId={estimateId} />
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
