import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import { titleSchema } from '../../../domain/manuscripts/title-schema.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { isDay, parseInstant } from '../../../lib/calendar.ts'
import { type DeadlineValues, deadlineValuesOf, enteredDeadline } from './edit-deadline.ts'
import type { OrderEditValues } from './edit-values.ts'

const longestJournal = 255

type Asks = {
  /** The deadline so far; null while the order has none, and then none is asked for. */
  agreed: string | null
  needsJournal: (added: readonly string[]) => boolean
}

const required = () => t`A deadline is required`

function tooEarly(agreed: string | null): string {
  const earliest =
    agreed === null
      ? ''
      : formatDeadline(parseInstant(agreed), { language: i18n.locale, exact: true })
  return t`The deadline can't be before ${earliest}, which we agreed on.`
}

export function editSchema({ agreed, needsJournal }: Asks) {
  const before = deadlineValuesOf(agreed)
  const isTooEarly = (values: DeadlineValues) => {
    const entered = enteredDeadline(values, agreed)
    return agreed !== null && entered !== undefined && entered < parseInstant(agreed)
  }
  return object({
    title: titleSchema().trim(),
    added: array(string().defined()).default([]),
    day: string()
      .default('')
      .test('required', required, (day) => agreed === null || day !== '')
      .test(
        'early',
        () => tooEarly(agreed),
        (day, { parent }) => {
          const { time = '' }: Partial<DeadlineValues> = parent
          return day === before.day || !isTooEarly({ day, time })
        },
      ),
    time: string()
      .default('')
      .test('required', required, (time, { parent }) => {
        const { day = '' }: Partial<DeadlineValues> = parent
        return agreed === null || day === '' || time !== ''
      })
      .test(
        'listed',
        () => t`There is no such time on this day. Please choose another one.`,
        (time, { parent }) => {
          const { day = '' }: Partial<DeadlineValues> = parent
          return time === '' || !isDay(day) || enteredDeadline({ day, time }, agreed) !== undefined
        },
      )
      .test(
        'early',
        () => tooEarly(agreed),
        (time, { parent }) => {
          const { day = '' }: Partial<DeadlineValues> = parent
          return day !== before.day || !isTooEarly({ day, time })
        },
      ),
    styleOfEnglish: string<OrderEditValues['styleOfEnglish']>().default(''),
    journal: string()
      .trim()
      .default('')
      .test(
        'required',
        () => t`You have selected a service that requires you to enter journal details.`,
        (journal, { parent }) => {
          const { added = [] }: Partial<OrderEditValues> = parent
          return journal !== '' || !needsJournal(added)
        },
      )
      .test(
        'length',
        () => t`Please shorten the name to at most ${longestJournal} characters.`,
        (journal) => [...journal].length <= longestJournal,
      ),
  })
}
