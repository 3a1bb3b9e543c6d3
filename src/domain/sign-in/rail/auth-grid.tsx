import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import styles from './auth-grid.module.css'

type Props = {
  children: ReactNode
  rail: ReactNode
}

/** A sentence as an editor returns it: English in every language; an ornament. */
function ProofSlip() {
  return (
    <div className={styles.slip} lang="en-GB" translate="no" aria-hidden="true">
      Soil samples <del>was</del> <ins>were</ins> collected <del>in</del> <ins>on</ins> 12&nbsp;May
      and stored at −20 °C <del>till</del> <ins>until</ins> the analysis.
    </div>
  )
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
