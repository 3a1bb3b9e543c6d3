import type { ReactNode } from 'react'
import { ExternalLink, TextAnchor } from '../../../ui/page/buttons/app-link.tsx'

type Props = { address: string; children: ReactNode }

export function DocumentLink({ address, children }: Props) {
  if (/^mailto:/i.test(address)) {
    return (
      <TextAnchor look="bare" href={address}>
        {children}
      </TextAnchor>
    )
  }
  return (
    <ExternalLink look="bare" href={address} title={address}>
      {children}
    </ExternalLink>
  )
}
