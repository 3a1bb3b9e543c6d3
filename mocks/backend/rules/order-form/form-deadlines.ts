import type { components } from '../../../../src/api/schema.gen.ts'
import { formService } from '../../catalogue/form-services.ts'
import { dayOf, startOfDay } from '../site-zones.ts'
import type { FormChoice } from './form-choice.ts'

type OrderForm = components['schemas']['OrderForm']
export type FormDeadlines = Pick<
  OrderForm,
  'deadline' | 'deadlines' | 'nonRushDeadline' | 'rushDeadline' | 'expressDeadline' | 'holidays'
>

const dayLength = 86_400_000
/** The hour of the site's day at which work is due. */
const dueHour = 17
/** Days on which nobody works, as MM-DD. */
const holidays = new Set(['01-01', '12-25', '12-26'])

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5))
}

/** When work that takes so many working days is due, as an ISO instant: at 17:00 of the site. */
export function deadlineAfter({ now, zone }: Pick<FormChoice, 'now' | 'zone'>, days: number) {
  let day = dayOf(now, zone)
  for (let left = days; left > 0; ) {
    day = nextDay(day)
    if (isWorkingDay(day)) left -= 1
  }
  return new Date(startOfDay(day, zone) + dueHour * 3_600_000).toISOString()
}

/** The deadlines of an order form with all that is chosen; the slowest service decides. */
export function deadlinesOf(choice: FormChoice): FormDeadlines {
  const { form, now, zone } = choice
  const chosen = [form.service, ...form.additions.map(({ serviceIdentity }) => serviceIdentity)]
    .map((identity) => (identity === null ? undefined : formService(identity)))
    .filter((service) => service !== undefined && service.price.by !== 'agreement')
    .filter((service) => service !== undefined)
  const slowest = (days: number[]) =>
    days.length === 0 ? null : deadlineAfter(choice, Math.max(...days))
  const usual = chosen.map(({ days }) => days)
  const isMain = ({ identity }: { identity: string }) => identity === form.service
  const hurried = chosen.map((one) => (isMain(one) ? (one.rushDays ?? one.days) : one.days))
  const offersRush = chosen.some((one) => isMain(one) && one.rushDays !== undefined)
  const nonRushDeadline = slowest(usual)
  const rushDeadline = offersRush ? slowest(hurried) : null
  const year = Number(dayOf(now, zone).slice(0, 4))
  return {
    deadline: form.tier === 'rush' ? (rushDeadline ?? nonRushDeadline) : nonRushDeadline,
    deadlines: Object.fromEntries(
      [...new Set(usual)].map((days) => [String(days), deadlineAfter(choice, days)]),
    ),
    nonRushDeadline,
    rushDeadline,
    expressDeadline: null,
    holidays: [year, year + 1].flatMap((one) => [...holidays].sort().map((day) => `${one}-${day}`)),
  }
}
