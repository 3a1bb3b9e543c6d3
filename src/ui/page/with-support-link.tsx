import type { ReactNode } from 'react'
import { supportAddress } from '../../lib/support-address.ts'

export function WithSupportLink({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string' || !children.includes(supportAddress)) return children
  const [before, after] = children.split(supportAddress)
  return (
    <>
      {before}
      <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
      {after}
    </>
  )
}
