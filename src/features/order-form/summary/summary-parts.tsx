import { Trans, useLingui } from '@lingui/react/macro'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { TimeLeft } from '../../../ui/page/time-left.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { CurrencyPicker } from './currency-picker.tsx'
import { DiscountPart } from './discount-part.tsx'
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
        <Trans>You'll upload your files later.</Trans>
      ) : (
        <Trans>No files yet</Trans>
      )}
    </p>
  )
}

function Due() {
  const { i18n } = useLingui()
  const deadline = useOrderForm().orderForm.deadline
  if (deadline === null) {
    return (
      <p>
        <Trans>Depends on your service</Trans>
      </p>
    )
  }
  const instant = parseInstant(deadline)
  return (
    <>
      <p>
        <time dateTime={deadline}>
          {formatDeadline(instant, { language: i18n.locale, exact: false })}
        </time>
      </p>
      <p>
        <TimeLeft deadline={instant} />
      </p>
    </>
  )
}

/** The same in the rail and in the sheet of a small window. */
export function SummaryParts() {
  return (
    <div className={styles.parts}>
      <h3>
        <Trans>Discount</Trans>
      </h3>
      <DiscountPart />
      <h3>
        <Trans>Manuscript</Trans>
      </h3>
      <Files />
      <TextFacts />
      <h3>
        <Trans>Services</Trans>
      </h3>
      <ServicesPart />
      <h3>
        <Trans>Due date</Trans>
      </h3>
      <Due />
      <TotalPart />
      <CurrencyPicker />
      <ReferralInvites />
    </div>
  )
}
