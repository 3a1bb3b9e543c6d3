import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Tile } from '../../../ui/form/fields/tile-grid.tsx'
import { TileList } from '../../../ui/form/fields/tile-list.tsx'
import { NarrowColumn } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './sign-in-to-pay.module.css'

export type AccountChoice = 'existing' | 'new'

type Props = {
  /** Undefined where accounts are created at the first sign-in. */
  choice: AccountChoice | undefined
  onChosen: (choice: AccountChoice) => void
  children: ReactNode
}

export function SignInToPay({ choice, onChosen, children }: Props) {
  const { t } = useLingui()
  const name = useId()
  const tiles: (Tile & { value: AccountChoice })[] = [
    { value: 'existing', title: t`I have an account`, text: t`Sign in and pay.` },
    { value: 'new', title: t`I’m new here`, text: t`Create a free account and pay.` },
  ]
  const choose = (value: string) => {
    const tile = tiles.find((one) => one.value === value)
    if (tile) onChosen(tile.value)
  }
  return (
    <Section title={<Trans>Sign in to pay</Trans>}>
      <p className={styles.lead}>
        <Trans>Your order is saved. Everything you entered stays as it is when you sign in.</Trans>
      </p>
      {choice ? (
        <fieldset className={styles.choice} aria-label={t`Do you have an account?`}>
          <TileList name={name} tiles={tiles} value={choice} columns={2} onChosen={choose} />
        </fieldset>
      ) : (
        <p className={styles.lead}>
          <Trans>New here? Your account is created when you sign in for the first time.</Trans>
        </p>
      )}
      <NarrowColumn>{children}</NarrowColumn>
    </Section>
  )
}
