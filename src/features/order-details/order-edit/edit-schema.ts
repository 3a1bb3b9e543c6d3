import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import { titleSchema } from '../../../domain/manuscripts/title-schema.ts'
import { isInRange } from '../../../domain/manuscripts/word-count-range.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { isDay, parseInstant } from '../../../lib/calendar.ts'
import { type DeadlineValues, deadlineValuesOf, enteredDeadline } from './edit-deadline.ts'
import { lengthOf, type OrderEditValues } from './edit-values.ts'
import type { lengthProblem } from './service-offers.ts'

const longestJournal = 255

type Asks = {
  /** The deadline so far; null while the order has none, and then none is asked for. */
  agreed: string | null
  needsJournal: (added: readonly string[], length: number | null) => boolean
  lengthProblem: (
    added: readonly string[],
    length: number | null,
  ) => ReturnType<typeof lengthProblem>
}

const required = () => t`A deadline is required`

function tooEarly(agreed: string | null): string {
  const earliest =
    agreed === null
      ? ''
      : formatDeadline(parseInstant(agreed), { language: i18n.locale, exact: true })
  return t`The deadline can’t be earlier than ${earliest}.`
}

const lengthMessages = {
  missing: () => t`Please enter the word count, so that we can name the price.`,
  'not-sold': () =>
    t`We can’t offer one of the services for this many words. Please correct the word count, or ask our support team.`,
}

/** Only a service whose price depends on the length needs it. */
const wordCountSchema = (problemOf: Asks['lengthProblem']) =>
  string()
    .trim()
    .default('')
    .test(
      'range',
      () => t`The word count must be a whole number from 1 to 999,999. Please correct it.`,
      (wordCount) => wordCount === '' || isInRange(wordCount),
    )
    .test('price', (wordCount, { parent, createError }) => {
      const { added = [] }: Partial<OrderEditValues> = parent
      const problem = problemOf(added, lengthOf({ wordCount }))
      if (problem === undefined || (wordCount !== '' && !isInRange(wordCount))) return true
      return createError({ message: lengthMessages[problem] })
    })

const journalSchema = (needsJournal: Asks['needsJournal']) =>
  string()
    .trim()
    .default('')
    .test(
      'required',
      () => t`You have selected a service that requires you to enter journal details.`,
      (journal, { parent }) => {
        const { added = [], wordCount = '' }: Partial<OrderEditValues> = parent
        return journal !== '' || !needsJournal(added, lengthOf({ wordCount }))
      },
    )
    .test(
      'length',
      () => t`Please shorten the name to at most ${longestJournal} characters.`,
      (journal) => [...journal].length <= longestJournal,
    )

export function editSchema({ agreed, needsJournal, lengthProblem: problemOf }: Asks) {
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
    styleOfEnglish: string().default(''),
    journal: journalSchema(needsJournal),
    wordCount: wordCountSchema(problemOf),
  })
}
