import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { CalendarEvent } from '../../lib/calendar-file.ts'
import { clock } from '../../lib/clock.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'

const key = 'calendar-file'

type Props = {
  /** Of the saved file, without its ending. */
  name: string
  events: () => readonly CalendarEvent[]
  /** Tells the buttons of a list apart. */
  of?: string
}

export function CalendarButton({ name, events, of }: Props) {
  const failed = () => t`The calendar file could not be saved. Please try again.`
  const save = async () => {
    const { calendarFileNamed } = await import('../../lib/calendar-file.ts')
    saveFile(calendarFileNamed(name, events(), clock.now()))
  }
  return (
    <Button variant="text" onClick={() => void tryTelling(key, save, () => failed)}>
      <Trans>Add to calendar</Trans>
      {of === undefined ? null : <VisuallyHidden>{` (${of})`}</VisuallyHidden>}
    </Button>
  )
}
