import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import styles from '../reviewer-response.module.css'
import { ResponseTools } from './response-rail.tsx'

export function FoldedTools(props: ComponentProps<typeof ResponseTools>) {
  return (
    <Fold open={false} label={<Trans>Manuscript and letter</Trans>}>
      <div className={styles.tools}>
        <ResponseTools {...props} />
      </div>
    </Fold>
  )
}
