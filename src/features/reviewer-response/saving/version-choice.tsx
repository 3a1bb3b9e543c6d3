import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'
import { Announcement } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import styles from '../reviewer-response.module.css'
import type { AnswerSaver } from './answer-saver.ts'
import type { OtherAnswer } from './meet-saved.ts'

type Props = { saver: AnswerSaver; other: OtherAnswer; changedAt: Instant }

/** The person decides, since taking either one loses what only the other has. */
export function VersionChoice({ saver, other, changedAt }: Props) {
  const { t } = useLingui()
  const savedAt = other.savedAt === null ? undefined : parseInstant(other.savedAt)
  const there = savedAt === undefined ? '' : formatDateTime(savedAt)
  const here = formatDateTime(changedAt)
  const isOlder = savedAt !== undefined && savedAt < changedAt
  const choose = (version: () => void) => () => {
    version()
    focusPageHeading()
  }
  return (
    <Notice
      stacked
      title={<Trans>Your answer was also changed elsewhere</Trans>}
      action={
        <span className={styles.tools}>
          <Button variant={isOlder ? 'filled' : undefined} onClick={choose(saver.keepOwn)}>
            <Trans>Keep what this page shows</Trans>
          </Button>
          <Button variant={isOlder ? undefined : 'filled'} onClick={choose(saver.takeOther)}>
            <Trans>Use the other version</Trans>
          </Button>
        </span>
      }
    >
      <Announcement text={t`Your answer was also changed elsewhere`} />
      <p>
        <Sentences>
          <Trans>In another tab or on another device it was saved on {there}.</Trans>
          {changedAt === 0 ? null : <Trans>This page was last changed on {here}.</Trans>}
          <Trans>
            Nothing is overwritten until you choose. To compare, download the answer here first.
          </Trans>
        </Sentences>
      </p>
    </Notice>
  )
}
