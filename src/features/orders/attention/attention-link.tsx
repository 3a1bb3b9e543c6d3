import type { ReactNode } from 'react'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { attentionId } from './attention-id.ts'

export function AttentionLink({ children }: { children: ReactNode }) {
  return (
    <AppLink to="/$lang/researcher" hash={attentionId}>
      {children}
    </AppLink>
  )
}
