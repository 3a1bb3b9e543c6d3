import { Trans } from '@lingui/react/macro'
import { Notice } from '../../ui/page/notice.tsx'
import { LeaveDialog } from '../../ui/states/leaving/leave-dialog.tsx'

type Props = {
  isRestored: boolean
  isUnkept: boolean
  /** Saved with an order as well, which says so itself. */
  hasOrder: boolean
}

const withoutLanguage = (path: string) => path.replace(/^\/[^/]+/, '')

/** Whether what is typed outlasts the page. */
export function KeptNotice({ isRestored, isUnkept, hasOrder }: Props) {
  return (
    <>
      {isUnkept ? (
        <Notice stacked title={<Trans>Your work can’t be kept in this browser</Trans>}>
          <Trans>
            Its storage is full or switched off. Download your answer before you close or leave this
            page.
          </Trans>
        </Notice>
      ) : null}
      {isRestored && !isUnkept && !hasOrder ? (
        <Notice tone="plain">
          <Trans>Here is your work from your last visit. It was kept in this browser.</Trans>
        </Notice>
      ) : null}
      <LeaveDialog
        active={isUnkept}
        isLeft={({ current, next }) =>
          withoutLanguage(current.pathname) !== withoutLanguage(next.pathname)
        }
        asksBeforeUnload
        danger
        title={<Trans>Leave without your answers?</Trans>}
        stay={<Trans>Stay and go on writing</Trans>}
      >
        <Trans>Your work can’t be kept in this browser, so it is lost when you leave.</Trans>
      </LeaveDialog>
    </>
  )
}
