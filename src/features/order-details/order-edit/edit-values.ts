import type { EditedOrder, OrderEdit } from '../../../api/orders/order-changes.ts'
import { isInRange, parseWordCount } from '../../../domain/manuscripts/word-count-range.ts'
import type { DateStyle } from '../../../i18n/intl-format.ts'
import { isoOf } from '../../../lib/calendar.ts'
import { keysOf } from '../../../lib/keys-of.ts'
import { isAmong } from '../../../lib/unlisted.ts'
import { type DeadlineValues, deadlineValuesOf, enteredDeadline } from './edit-deadline.ts'

type StyleOfEnglish = NonNullable<OrderEdit['styleOfEnglish']>

const styles: readonly StyleOfEnglish[] = ['American English', 'British English']

/** Others are left out of what is sent, and so kept. */
export const isSendable = (style: string): style is StyleOfEnglish | '' =>
  style === '' || isAmong(styles, style)

export const styleText = (style: EditedOrder['styleOfEnglish']) =>
  style === null ? '' : String(style)

export type OrderEditValues = DeadlineValues & {
  title: string
  /** Identities of the services to add. */
  added: readonly string[]
  styleOfEnglish: string
  journal: string
  /** As typed; asked for while the order names no length. */
  wordCount: string
}

export function editValuesOf(order: EditedOrder, style: DateStyle = {}): OrderEditValues {
  const { title, deadline, styleOfEnglish, journal } = order
  return {
    title,
    ...deadlineValuesOf(deadline, style),
    added: [],
    styleOfEnglish: styleText(styleOfEnglish),
    journal: journal ?? '',
    wordCount: '',
  }
}

export const isChanged = (
  value: (name: keyof OrderEditValues) => unknown,
  first: OrderEditValues,
): boolean =>
  keysOf(first).some((name) => JSON.stringify(value(name)) !== JSON.stringify(first[name]))

/** The length that was entered; null for anything but a word count. */
export const lengthOf = ({ wordCount }: Pick<OrderEditValues, 'wordCount'>): number | null =>
  isInRange(wordCount) ? parseWordCount(wordCount) : null

type Change = {
  values: OrderEditValues
  /** What the form was opened with. */
  base: EditedOrder
  /** What the server has now: what was not changed here stays as another tab saved it. */
  current: EditedOrder
}

export function changedOrder({ values, base, current }: Change, style: DateStyle = {}): OrderEdit {
  const first = editValuesOf(base, style)
  const title = values.title.trim()
  const journal = values.journal.trim()
  const wordCount = lengthOf(values)
  const english =
    values.styleOfEnglish === first.styleOfEnglish
      ? styleText(current.styleOfEnglish)
      : values.styleOfEnglish
  const isDeadlineKept = values.day === first.day && values.time === first.time
  const entered = isDeadlineKept ? undefined : enteredDeadline(values, base.deadline, style)
  return {
    externalId: current.externalId,
    title: title === first.title ? current.title : title,
    deadline: entered === undefined ? current.deadline : isoOf(entered),
    services: [...new Set([...current.services, ...values.added])],
    ...(isSendable(english) && { styleOfEnglish: english || null }),
    journal: journal === first.journal ? current.journal : journal || null,
    ...(wordCount === null || values.added.length === 0 ? {} : { wordCount }),
  }
}
