import type { MouseEvent, ReactNode } from 'react'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { attentionId } from './attention-id.ts'

function jump(event: MouseEvent) {
  const target = document.getElementById(attentionId)
  if (!target) return
  // The router would scroll without moving the focus.
  event.preventDefault()
  target.focus()
}

/** Leads to what waits, from other pages of orders too. */
export function AttentionLink({ children }: { children: ReactNode }) {
  return (
    <AppLink to="/$lang/researcher" hash={attentionId} onClick={jump}>
      {children}
    </AppLink>
  )
}
