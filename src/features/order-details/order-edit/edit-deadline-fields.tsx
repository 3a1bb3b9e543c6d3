import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { zoneLabel } from '../../../i18n/format-instant.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { DateField } from '../../../ui/form/dates/date-field.tsx'
import { FieldRow } from '../../../ui/form/fields/field-row.tsx'
import { SelectField } from '../../../ui/form/fields/select-field.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { enteredDeadline, timesToChoose } from './edit-deadline.ts'
import styles from './order-edit.module.css'
import { editField, useEnteredDeadline } from './use-edit-values.ts'

function Fields({ agreed }: { agreed: string }) {
  const { t, i18n } = useLingui()
  const values = useEnteredDeadline()
  const language = i18n.locale
  const instant = enteredDeadline(values, agreed) ?? parseInstant(agreed)
  const earliest = formatDeadline(parseInstant(agreed), { language, exact: true })
  const promised = formatDeadline(instant, { language, exact: false })
  return (
    <>
      <FieldRow>
        <DateField name={editField('day')} label={t`Deadline`} pattern="YYYY-MM-DD" />
        <SelectField
          name={editField('time')}
          label={t`Time`}
          hint={zoneLabel(instant, { language })}
          placeholder={t`Choose a time`}
          options={timesToChoose(values, agreed).map((time) => ({ value: time, label: time }))}
        />
      </FieldRow>
      <p className={styles.note}>
        <Sentences>
          <Trans>
            No earlier than <KeptTogether>{earliest}.</KeptTogether>
          </Trans>
          {instant < parseInstant(agreed) ? null : (
            <Trans>
              With this deadline, your files will be ready by{' '}
              <KeptTogether>{promised}</KeptTogether>.
            </Trans>
          )}
        </Sentences>
      </p>
    </>
  )
}

type Props = { order: Pick<OrderDetails, 'deadline' | 'status'> }

export function EditDeadlineFields({ order: { deadline, status } }: Props) {
  if (deadline !== null) return <Fields agreed={deadline} />
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Deadline</Trans>
      </h3>
      <p>
        {status === 'Awaiting Files' ? (
          <Trans>Set as soon as your files arrive</Trans>
        ) : (
          <Trans>Not agreed yet</Trans>
        )}
      </p>
    </div>
  )
}
