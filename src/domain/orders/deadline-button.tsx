import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { OrderDetails } from '../../api/orders.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import { deadlineEvent } from './deadline-event.ts'

type Props = {
  order: Pick<OrderDetails, 'externalId' | 'title'>
  /** ISO 8601. */
  deadline: string
}

export function DeadlineButton({ order: { externalId, title }, deadline }: Props) {
  const { t } = useLingui()
  const { language } = useRouteContext({ from: '/$lang' })
  const events = () => {
    const page = addressIn(`/${language}/researcher/details/${externalId}`)
    const address = new URL(page, window.location.href).href
    const event = deadlineEvent({
      externalId,
      deadline,
      address,
      title: t`Order ${externalId} is due: ${title}`,
      description: `${t`Your files will be ready to download by then.`}\n${address}`,
    })
    return [event]
  }
  return <CalendarButton name={externalId} events={events} />
}
