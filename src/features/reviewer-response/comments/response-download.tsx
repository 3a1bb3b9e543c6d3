import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useResponseFile, type WrittenResponse } from '../export/use-response-file.ts'
import styles from '../reviewer-response.module.css'

export function ResponseDownload(props: WrittenResponse) {
  const write = useResponseFile(props)
  const [state, setState] = useState<'busy' | 'saved' | 'failed'>()
  const save = async () => {
    setState('busy')
    try {
      saveFile(await write())
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button variant="filled" busy={state === 'busy'} onClick={() => void save()}>
        <Trans>Download the answer (.docx)</Trans>
      </Button>
      <Announced as="p" className={styles.small}>
        {state === 'saved' ? <Trans>Your file has been downloaded.</Trans> : null}
      </Announced>
      {state === 'failed' ? (
        <Notice tone="red" title={<Trans>The file could not be written</Trans>} stacked>
          <Trans>What you have typed is kept. Please try again.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
