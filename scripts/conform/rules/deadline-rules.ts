import type { components } from '../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** Where and when a site works. */
type SiteCalendar = { zone: string; holidays: readonly string[] }

const dayLength = 86_400_000

/** The day as YYYY-MM-DD and the time of day, as clocks of the zone show them. */
function localTime(instant: string, zone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(Date.parse(instant))
    .split(' ')
  return { day, time }
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)

function isWorkingDay(day: string, { holidays }: SiteCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
}

/** Working days after the day of `from`, up to the day of `to`. */
export function workingDaysBetween(from: string, to: string, calendar: SiteCalendar): number {
  const last = localTime(to, calendar.zone).day
  let count = 0
  for (let day = localTime(from, calendar.zone).day; day < last; ) {
    day = nextDay(day)
    if (isWorkingDay(day, calendar)) count += 1
  }
  return count
}

/** What a form says of when work of so many working days is due. */
function dueByDays({ deadlines, availableServices }: Schemas['OrderForm']) {
  const named = Object.entries(deadlines).map(([days, due]) => ({ days: Number(days), due }))
  const offered = availableServices
    .flatMap(({ serviceOptions }) => serviceOptions)
    .flatMap(({ timeline, deadline }) =>
      timeline === null || deadline === null ? [] : [{ days: timeline, due: deadline }],
    )
  return [...named, ...offered].sort((one, other) => one.days - other.days)
}

/** The working days that a form's deadline stands for; undefined where nothing in it says so. */
export function daysOfForm(form: Schemas['OrderForm']): number | undefined {
  return dueByDays(form).find(({ due }) => due === form.deadline)?.days
}

/** What is wrong with the deadlines of a form, as clocks of its site show them. */
export function formDeadlineProblem(form: Schemas['OrderForm'], zone: string): string | undefined {
  const calendar = { zone, holidays: form.holidays }
  const all = dueByDays(form)
  for (const [at, { days, due }] of all.entries()) {
    const { day, time } = localTime(due, zone)
    if (!isWorkingDay(day, calendar)) return `${due} is no working day in ${zone}.`
    const before = all[at - 1]
    if (!before) continue
    const apart = workingDaysBetween(before.due, due, calendar)
    if (apart !== days - before.days) {
      return `${before.days} working days end ${before.due} and ${days} end ${due}, ${apart} apart in ${zone}.`
    }
    const earlier = localTime(before.due, zone).time
    if (earlier !== time) return `${before.due} is at ${earlier} and ${due} at ${time} in ${zone}.`
  }
  const { deadline, nonRushDeadline, rushDeadline, expressDeadline } = form
  const named = [nonRushDeadline, rushDeadline, expressDeadline]
  if (deadline !== null && !named.includes(deadline)) return `${deadline} is none of its deadlines.`
  const order = named.filter((due) => due !== null)
  const isLater = order.some((due, at) => Date.parse(due) > Date.parse(order[at - 1] ?? due))
  return isLater ? `Haste is due later: ${order.join(', ')}.` : undefined
}

/** Work that begins after hours begins on the next working day. */
export function orderDeadlineProblem(
  { createdAt, deadline }: Pick<Schemas['OrderFields'], 'createdAt' | 'deadline'>,
  { form, days, zone }: { form: Schemas['OrderForm']; days: number; zone: string },
): string | undefined {
  if (deadline === null) return 'It has none.'
  const count = workingDaysBetween(createdAt, deadline, { zone, holidays: form.holidays })
  if (count === days || count === days + 1) return undefined
  return `From ${createdAt} to ${deadline} are ${count} working days in ${zone}, and the work takes ${days}.`
}
