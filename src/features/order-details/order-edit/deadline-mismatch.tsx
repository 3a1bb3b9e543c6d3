import { Trans, useLingui } from '@lingui/react/macro'
import type { AvailableService } from '../../../api/orders/order-changes.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { isoOf } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'
import { fieldId, useFormState } from '../../../ui/form/form-context.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { deadlineValuesOf, enteredDeadline, expectedDeadline } from './edit-deadline.ts'
import styles from './order-edit.module.css'
import type { ServiceOffer } from './service-offers.ts'
import { editField, useEnteredDeadline } from './use-edit-values.ts'

type Props = {
  agreed: string | null
  /** Of the added services. */
  offers: readonly ServiceOffer[]
  offered: readonly AvailableService[]
}

export function DeadlineMismatch({ agreed, offers, offered }: Props) {
  const { i18n } = useLingui()
  const form = useFormState()
  const entered = enteredDeadline(useEnteredDeadline(), agreed)
  const expected = expectedDeadline({
    entered,
    agreed,
    added: offers.map(({ service }) => service),
    offered,
  })
  const shown = (instant: Instant) =>
    formatDeadline(instant, { language: i18n.locale, exact: true })

  function accept(instant: Instant) {
    const { day, time } = deadlineValuesOf(isoOf(instant))
    form.change(editField('day'), day)
    form.change(editField('time'), time)
    // The button is about to go.
    document.getElementById(fieldId(form.id, editField('day')))?.focus()
  }

  function notice() {
    if (expected === undefined || entered === undefined) return null
    const { from, instant } = expected
    const typed = shown(entered)
    const calculated = shown(instant)
    return (
      <Notice
        stacked
        title={<Trans>Deadline Mismatch</Trans>}
        action={
          <Button variant="quiet" onClick={() => accept(instant)}>
            {from === 'services' ? (
              <Trans>Accept the suggested deadline</Trans>
            ) : (
              <Trans>Return to the agreed deadline</Trans>
            )}
          </Button>
        }
      >
        {from === 'services' ? (
          <Trans>
            You entered <KeptTogether>{typed}.</KeptTogether> With the added services, we suggest{' '}
            <KeptTogether>{calculated}.</KeptTogether> Please double-check the deadline before
            saving.
          </Trans>
        ) : (
          <Trans>
            You entered <KeptTogether>{typed}</KeptTogether> for a service that you have since
            removed. We agreed on <KeptTogether>{calculated}.</KeptTogether> Please double-check the
            deadline before saving.
          </Trans>
        )}
      </Notice>
    )
  }

  return <Announced className={styles.mismatch}>{notice()}</Announced>
}
