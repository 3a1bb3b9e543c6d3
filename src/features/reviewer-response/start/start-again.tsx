import { Trans } from '@lingui/react/macro'
import { type Dispatch, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import type { ResponseAction } from '../answers/response-state.ts'
import styles from '../reviewer-response.module.css'

type Props = {
  letter: string
  hasOrder: boolean
  dispatch: Dispatch<ResponseAction>
}

/** The letter as it came, and the way to another one. */
export function StartAgain({ letter, hasOrder, dispatch }: Props) {
  const [isAsking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    dispatch({ do: 'clear' })
    focusPageHeading()
    return undefined
  }
  return (
    <Section card title={<Trans>The letter</Trans>}>
      <Fold quiet open={false} label={<Trans>Read the whole letter</Trans>}>
        <div className={styles.letter} dir="auto">
          {letter}
        </div>
      </Fold>
      <div className={styles.again}>
        <Button variant="subdued" onClick={() => setAsking(true)}>
          <Trans>Delete and start with another letter</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={<Trans>Delete the letter and your answers?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        {hasOrder ? (
          <Trans>
            They are deleted here and with the order. Download your answer first if you still need
            it. This cannot be undone.
          </Trans>
        ) : (
          <Trans>Download your answer first if you still need it. This cannot be undone.</Trans>
        )}
      </ConfirmDialog>
    </Section>
  )
}
