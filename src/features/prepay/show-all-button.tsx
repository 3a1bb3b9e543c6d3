import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/page/buttons/button.tsx'
import styles from './prepay.module.css'
import { shownAtFirst } from './prepay-rules.ts'

type Props = { count: number; all: boolean; onChange: (all: boolean) => void }

export function ShowAllButton({ count, all, onChange }: Props) {
  if (count <= shownAtFirst) return null
  return (
    <div className={styles.showAll}>
      <Button variant="text" aria-expanded={all} onClick={() => onChange(!all)}>
        {all ? <Trans>Show the first {shownAtFirst} only</Trans> : <Trans>Show all {count}</Trans>}
      </Button>
    </div>
  )
}
