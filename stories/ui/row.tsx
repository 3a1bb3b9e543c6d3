import type { ReactNode } from 'react'

/** Things beside one another, with room between them. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {children}
    </div>
  )
}
