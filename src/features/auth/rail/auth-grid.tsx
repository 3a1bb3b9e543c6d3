import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import { ProofSlip } from './proof-slip.tsx'

type Props = {
  children: ReactNode
  /** What the rail says, below its ornament. */
  rail: ReactNode
}

/** A form about signing in, with its rail. */
export function AuthGrid({ children, rail }: Props) {
  const { t } = useLingui()
  return (
    <FormGrid
      railLabel={t`About your account`}
      rail={
        <>
          <ProofSlip />
          {rail}
        </>
      }
    >
      {children}
    </FormGrid>
  )
}
