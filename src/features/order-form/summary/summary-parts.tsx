import { Trans } from '@lingui/react/macro'
import { parseInstant } from '../../../lib/calendar.ts'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { TimeLeft } from '../../../ui/page/time-left.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import { isEarliestDeadline } from '../services/deadline-strip/is-earliest-deadline.ts'
import { CurrencyPicker } from './currency-picker.tsx'
import { DiscountPart } from './discount-part.tsx'
import { awaitsBundle, hasSum, isFirstStep, knowsText } from './has-sum.ts'
import styles from './order-summary.module.css'
import { ReferralInvites } from './referral-invites.tsx'
import { ServicesPart } from './services-part.tsx'
import { TextFacts } from './text-facts.tsx'
import { TotalPart } from './total-part.tsx'

function Files() {
  const { displayedManuscripts, uploadFilesLater } = useOrderForm().orderForm
  if (displayedManuscripts.length > 0) {
    return (
      <ul className={styles.files}>
        {displayedManuscripts.map(({ identity, name }) => (
          <li key={identity}>{name}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {uploadFilesLater ? (
        <Trans>You’ll upload your files later.</Trans>
      ) : (
        <Trans>No files yet</Trans>
      )}
    </p>
  )
}

/** The first step shows itself what it has not saved yet. */
function ManuscriptPart() {
  const { step, orderForm } = useOrderForm()
  if (isFirstStep(step) && !knowsText(orderForm)) return null
  return (
    <>
      <h3>
        <Trans>Manuscript</Trans>
      </h3>
      <Files />
      <TextFacts />
    </>
  )
}

function Due() {
  const { orderForm } = useOrderForm()
  const { deadline, veryLongWordCount } = orderForm
  if (deadline === null) {
    return (
      <p>
        {veryLongWordCount ? (
          <Trans>We’ll agree on the deadline with you.</Trans>
        ) : (
          <Trans>Depends on your service</Trans>
        )}
      </p>
    )
  }
  if (isEarliestDeadline(orderForm)) {
    return (
      <p>
        <DueDate deadline={deadline} />
      </p>
    )
  }
  return (
    <>
      <p>
        <DeadlineTime deadline={deadline} />
      </p>
      <p className={styles.left}>
        <TimeLeft deadline={parseInstant(deadline)} />
      </p>
    </>
  )
}

function ServicesAndDeadline() {
  return (
    <>
      <h3>
        <Trans>Services</Trans>
      </h3>
      <ServicesPart />
      <h3>
        <Trans>Deadline</Trans>
      </h3>
      <Due />
    </>
  )
}

function SumParts() {
  const isOpen = awaitsBundle(useOrderForm())
  return (
    <>
      {isOpen ? (
        <>
          <h3>
            <Trans>Bundle</Trans>
          </h3>
          <p>
            <Trans>Your bundle appears here once you continue.</Trans>
          </p>
        </>
      ) : (
        <ServicesAndDeadline />
      )}
      <Discounts />
      <TotalPart isOpen={isOpen} />
    </>
  )
}

function Discounts() {
  return (
    <>
      <h3>
        <Trans>Discount</Trans>
      </h3>
      <DiscountPart />
    </>
  )
}

/** Before anything is chosen, no list says of each part that it is empty. */
export function SummaryParts() {
  const form = useOrderForm()
  return (
    <div className={styles.parts}>
      <ManuscriptPart />
      {hasSum(form) ? <SumParts /> : <Discounts />}
      <CurrencyPicker />
      <ReferralInvites />
    </div>
  )
}
