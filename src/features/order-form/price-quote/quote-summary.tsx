import { Trans } from '@lingui/react/macro'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from '../summary/order-summary.module.css'
import { ServicesPart } from '../summary/services-part.tsx'
import { TextFacts } from '../summary/text-facts.tsx'
import { TotalLines } from '../summary/total-lines.tsx'
import { DownloadQuote } from './download-quote.tsx'
import quoteStyles from './price-quote.module.css'

type Dated = { deadline: string | null; createdAt: string }

function Due({ deadline, createdAt }: Dated) {
  if (deadline === null) {
    return (
      <p>
        <Trans>We’ll agree on the deadline with you.</Trans>
      </p>
    )
  }
  const day = <ShownDate at={createdAt} />
  return (
    <>
      <p>
        <DeadlineTime deadline={deadline} />
      </p>
      <p className={styles.note}>
        <Trans>For an order placed on {day}. It counts from the day you order.</Trans>
      </p>
    </>
  )
}

/** The same as the PDF, as text. */
export function QuoteSummary() {
  const { orderForm } = useOrderForm()
  const { estimateId, priceQuote, projectTitle } = orderForm
  if (priceQuote === null) return null
  const { validUntil, totalPrice } = priceQuote
  return (
    <Section
      card
      title={<Trans>Price quote {estimateId}</Trans>}
      action={estimateId === null ? null : <DownloadQuote estimateId={estimateId} />}
    >
      <div className={styles.parts}>
        <h3>
          <Trans>Valid until</Trans>
        </h3>
        <p>
          <DeadlineTime deadline={validUntil} exact />
        </p>
        <h3>
          <Trans>Manuscript</Trans>
        </h3>
        {projectTitle === null ? null : <p>{projectTitle}</p>}
        <TextFacts />
        <h3>
          <Trans>Services</Trans>
        </h3>
        <ServicesPart />
        <h3>
          <Trans>Deadline</Trans>
        </h3>
        <Due {...priceQuote} />
        <div className={`${styles.total} ${quoteStyles.total}`}>
          {/* A voucher pays an order, and takes nothing off a quote. */}
          <TotalLines form={{ ...orderForm, voucher: null, totalPrice }} />
        </div>
      </div>
    </Section>
  )
}
