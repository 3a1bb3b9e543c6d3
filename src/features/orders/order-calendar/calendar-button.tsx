import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { OrderDetails } from '../../../api/orders.ts'
import { addressIn } from '../../../lib/address-in.ts'
import { clock } from '../../../lib/clock.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { showMessage } from '../../../ui/messages/message-store.ts'
import { Button } from '../../../ui/page/button.tsx'

type Props = {
  order: Pick<OrderDetails, 'externalId' | 'title'>
  /** ISO 8601. */
  deadline: string
}

/** Saves the deadline for the person's calendar. */
export function CalendarButton({ order: { externalId, title }, deadline }: Props) {
  const { t: say } = useLingui()
  const { language } = useRouteContext({ from: '/$lang' })
  const save = async () => {
    const page = addressIn(`/${language}/researcher/details/${externalId}`)
    const address = new URL(page, window.location.href).href
    const texts = {
      title: say`Order ${externalId} is due: ${title}`,
      description: `${say`Your files are ready to download by then.`}\n${address}`,
    }
    try {
      const { deadlineFile } = await import('./deadline-file.ts')
      saveFile(deadlineFile({ externalId, deadline, address, ...texts }, clock.now()))
    } catch {
      const text = () => t`The calendar file could not be saved. Please try again.`
      showMessage({ key: 'calendar-file', kind: 'error', text })
    }
  }
  return (
    <Button variant="text" onClick={() => void save()}>
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
