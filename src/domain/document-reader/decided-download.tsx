import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { Announced } from '../../ui/page/announced.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { countDecisions, type Decisions } from './decide/decisions.ts'
import styles from './decided-download.module.css'
import { writeDecided } from './worker/write-decided.ts'

type Props = {
  file: Blob
  name: string
  decisions: Decisions
  onDownload: () => void
}

function Summary({ decisions }: { decisions: Decisions }) {
  const { all, accepted, rejected, open } = countDecisions(decisions)
  if (open === all) {
    return <Trans>No changes reviewed yet. The download keeps them all as tracked changes.</Trans>
  }
  return (
    <>
      <strong className={styles.figures}>
        <MetaLine>
          <Plural value={accepted} one="# accepted" other="# accepted" />
          <Plural value={rejected} one="# rejected" other="# rejected" />
          <Plural value={open} one="# to review" other="# to review" />
        </MetaLine>
      </strong>
      {open > 0 ? (
        <Trans>Changes that you have not reviewed stay in the file as tracked changes.</Trans>
      ) : null}
    </>
  )
}

export function DecidedDownload({ file, name, decisions, onDownload }: Props) {
  const [state, setState] = useState<'busy' | 'saved' | 'failed'>()
  const summary = useId()
  const { all, open } = countDecisions(decisions)
  const save = async () => {
    setState('busy')
    const decided = await writeDecided(file, decisions)
    if (decided) saveFile(new File([decided], name))
    setState(decided ? 'saved' : 'failed')
  }
  return (
    <div className={styles.download}>
      <p id={summary} className={styles.summary}>
        <Summary decisions={decisions} />
      </p>
      <div className={styles.actions}>
        {open < all ? (
          <Button
            variant="filled"
            busy={state === 'busy'}
            aria-describedby={summary}
            onClick={() => void save()}
          >
            <Trans>Download with your decisions</Trans>
          </Button>
        ) : null}
        <Button onClick={onDownload}>
          <Trans>Download with all changes</Trans>
        </Button>
      </div>
      <Announced as="p" className={styles.status}>
        {state === 'busy' ? <Trans>Preparing your file…</Trans> : null}
        {state === 'saved' ? <Trans>Your file has been downloaded.</Trans> : null}
      </Announced>
      {state === 'failed' ? (
        <Notice tone="red" title={<Trans>The file could not be written</Trans>} stacked>
          <Trans>
            Your decisions are kept. Please try again, or download the document with all changes and
            decide in Word.
          </Trans>
        </Notice>
      ) : null}
    </div>
  )
}
