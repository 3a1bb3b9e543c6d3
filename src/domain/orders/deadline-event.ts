import { promisedDeadline } from '../../i18n/format-deadline.ts'
import { parseInstant } from '../../lib/calendar.ts'
import type { CalendarEvent } from '../../lib/calendar-file.ts'

type Deadline = {
  externalId: string
  /** ISO 8601. */
  deadline: string
  title: string
  description: string
  /** Of the order's page. */
  address: string
}

export function deadlineEvent({ externalId, deadline, ...texts }: Deadline): CalendarEvent {
  const uid = `deadline-${externalId}@galley`
  return { ...texts, uid, at: promisedDeadline(parseInstant(deadline)) }
}
