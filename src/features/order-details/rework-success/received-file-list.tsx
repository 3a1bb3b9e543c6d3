import { Trans } from '@lingui/react/macro'
import { type AcknowledgedFile, readReceivedFiles } from '../../../lib/search/received-files.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import styles from './received-file-list.module.css'

function FileList({ files }: { files: readonly AcknowledgedFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ identity, name }) => (
        <li key={identity}>
          <bdi lang="">{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** `data` is the end of the address, which anybody may have written. */
export function ReceivedFileList({ data }: { data: string | undefined }) {
  const files = data === undefined ? [] : readReceivedFiles(data)
  return (
    <Section title={<Trans>Files we received</Trans>}>
      {files === undefined ? (
        <Notice>
          <Trans>
            This link is incomplete, so we can’t list your files. You’ll find everything you sent us
            on the page of your order.
          </Trans>
        </Notice>
      ) : files.length === 0 ? (
        <p>
          <Trans>You’ll find everything you sent us on the page of your order.</Trans>
        </p>
      ) : (
        <FileList files={files} />
      )}
    </Section>
  )
}
