import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '../../../src/lib/browser/save-file.ts'
import { maxShareLength, shareWorld } from '../../scenarios/shared-world.ts'
import { shareParameter } from '../../transports/page/share-parameter.ts'
import { stateOf } from '../../world/world-state.ts'
import { CopyButton, SmallButton, TextBlock } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { OpenFile } from '../open-file.tsx'
import { useDevtools } from '../use-devtools.tsx'
import { RecordedTest } from './recorded-test.tsx'

export function ShareSection() {
  return (
    <>
      <LinkPart />
      <FilePart />
      <RecordedTest />
    </>
  )
}

function LinkPart() {
  const { t } = useLingui()
  const { page, location } = useDevtools()
  const [link, setLink] = useState<string>()
  const make = async () => {
    const address = location.address()
    address.hash = `${shareParameter}=${await shareWorld(page.world, page.realNow())}`
    setLink(address.href)
  }
  return (
    <>
      <h4>
        <Trans>As a link</Trans>
      </h4>
      <p className={styles.hint}>
        <Trans>
          The link opens this page in the same world, with its clock, switches and faults.
        </Trans>
      </p>
      <div className={styles.row}>
        <SmallButton onClick={() => void make()}>
          <Trans>Make a link</Trans>
        </SmallButton>
        {link && link.length <= maxShareLength ? (
          <CopyButton text={link} name={t`the link`} />
        ) : null}
      </div>
      <div role="status">
        {link === undefined ? null : link.length <= maxShareLength ? (
          <TextBlock>{link}</TextBlock>
        ) : (
          <p className={styles.bad}>
            <Trans>
              There are too many changes for a link: it would have {link.length} characters, and
              many programs accept only {maxShareLength}. Share the file below instead.
            </Trans>
          </p>
        )}
      </div>
    </>
  )
}

function FilePart() {
  const { page } = useDevtools()
  const save = () => {
    const name = `galley-${stateOf(page.world).scenario}.json`
    saveFile(new File([page.file()], name, { type: 'application/json' }))
  }
  return (
    <>
      <h4>
        <Trans>As a file</Trans>
      </h4>
      <OpenFile
        label={<Trans>Open a saved world</Trans>}
        open={async (file) => page.open(await file.text())}
      >
        <SmallButton onClick={save}>
          <Trans>Save the world</Trans>
        </SmallButton>
      </OpenFile>
    </>
  )
}
