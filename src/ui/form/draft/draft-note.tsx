import { Trans, useLingui } from '@lingui/react/macro'
import { Announcement } from '../../page/announced.tsx'
import { Button } from '../../page/buttons/button.tsx'
import styles from './draft-note.module.css'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.note}>
      <p>
        <Trans>We kept what you entered.</Trans>
      </p>
      <Announcement text={t`We kept what you entered.`} />
      <Button variant="text" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}
