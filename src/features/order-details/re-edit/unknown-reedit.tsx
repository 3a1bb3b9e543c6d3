import { t } from '@lingui/core/macro'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showMessage } from '../../../ui/messages/message-store.ts'

export function notifyUnknownOrder(externalId: string): void {
  const text = () => t`We could not find order ${externalId}`
  showMessage({ key: 'unknown-order', kind: 'warning', text })
}

export function UnknownReedit({ externalId }: { externalId: string }) {
  useEffect(() => notifyUnknownOrder(externalId), [externalId])
  return <Navigate from="/$lang" to="/$lang" replace />
}
