import { Trans } from '@lingui/react/macro'
import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../confirm-dialog.tsx'

/** Asks before the shown page is left, once: a page that is being left may be returned to. */
export function LeaveDialog({
  active,
  isLeft,
  asksBeforeUnload,
  title,
  stay,
  danger = false,
  children,
}: {
  active: boolean
  isLeft: (navigation: Parameters<ShouldBlockFn>[0]) => boolean
  asksBeforeUnload: boolean
  title: ReactNode
  stay: ReactNode
  danger?: boolean
  children: ReactNode
}) {
  const router = useRouter()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (navigation) =>
      navigation.current.pathname === router.state.resolvedLocation?.pathname && isLeft(navigation),
    enableBeforeUnload: asksBeforeUnload,
    disabled: !active,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={title}
      confirm={<Trans>Leave this page</Trans>}
      cancel={stay}
      danger={danger}
      onConfirm={async () => proceed?.()}
      onCancel={() => reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
