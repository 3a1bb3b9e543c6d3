import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { entryOf } from '../../lib/unlisted.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import { digitalName } from './digital-names.ts'

const pages = {
  editing: 'researcher/digital-editing',
  translation: 'researcher/digital-translations',
} as const

export function PurchaseEndButton({ purchase }: { purchase: DigitalPurchase }) {
  const { t } = useLingui()
  const { language } = useRouteContext({ from: '/$lang' })
  const { identity, type, endsAt } = purchase
  const at = parseInstant(endsAt)
  const day = formatDate(at)
  const name = digitalName(purchase)
  const event = () => {
    const address = new URL(
      addressIn(`/${language}/${entryOf(pages, type) ?? 'researcher'}`),
      window.location.href,
    ).href
    const advice =
      type === 'editing'
        ? t`To keep editing your manuscripts, subscribe again by then.`
        : t`Use the translations that are left by then.`
    return {
      uid: `${identity}-end@galley`,
      at,
      title: t`Ends today: ${name}`,
      description: `${advice}\n${address}`,
      address,
    }
  }
  return (
    <CalendarButton
      name={`digital-${type}-${day}`}
      events={() => [event()]}
      of={`${name}, ${day}`}
    />
  )
}
