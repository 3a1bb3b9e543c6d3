import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { longestTitle } from '../../../domain/manuscripts/title-rule.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { useFormState } from '../../../ui/form/form-context.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { DetailsValues } from './details-values.ts'
import styles from './title-field.module.css'
import type { DuplicateCheck } from './use-duplicate-check.ts'

const fieldName = fieldsOf<DetailsValues>()

type FoundProps = { order: NonNullable<OrderForm['duplicateOrder']> }

function FoundOrder({ order: { externalId, date } }: FoundProps) {
  const { i18n } = useLingui()
  const day = formatLongDate(parseInstant(date), { zone: 'UTC', language: i18n.locale })
  return (
    <Notice stacked title={<Trans>You have ordered with this title before</Trans>}>
      <Trans>
        Order {externalId}, {day}. If this is a new order, simply go on: we’ll ask you to confirm it
        in the next step.
      </Trans>
    </Notice>
  )
}

export function TitleField({ duplicateCheck }: { duplicateCheck: DuplicateCheck }) {
  const { t } = useLingui()
  const form = useFormState()
  const value = form.valueOf(fieldName('projectTitle'))
  const title = typeof value === 'string' ? value : ''
  const found = duplicateCheck.foundFor(title)
  return (
    <>
      <TextField
        name={fieldName('projectTitle')}
        label={t`Project title`}
        hint={<Trans>The title of your manuscript, up to {longestTitle} characters.</Trans>}
        autoComplete="off"
        dir="auto"
        onLeave={() => duplicateCheck.check(title)}
      />
      <Announced className={styles.found}>{found ? <FoundOrder order={found} /> : null}</Announced>
    </>
  )
}
