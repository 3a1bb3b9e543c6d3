import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import styles from './ways-back.module.css'

export function WaysBack() {
  return (
    <div className={styles.actions}>
      <Button variant="filled" onClick={() => globalThis.history.back()}>
        <Trans>Go back</Trans>
      </Button>
      <AppButtonLink to="/">
        <Trans>Go to my orders</Trans>
      </AppButtonLink>
    </div>
  )
}
