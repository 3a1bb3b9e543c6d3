import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import { ProofSlip } from './proof-slip.tsx'

type Props = {
  children: ReactNode
  rail: ReactNode
}

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
