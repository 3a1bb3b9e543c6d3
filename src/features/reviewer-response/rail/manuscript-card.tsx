import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fileNameOf, finishedFileQuery } from '../../../api/files/finished-files.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { isReadable } from '../../../domain/finished-files/finished-file-labels.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { FileChooser } from '../fields/file-chooser.tsx'
import { UnreadableFile } from '../fields/unreadable-file.tsx'
import styles from '../reviewer-response.module.css'
import type { ManuscriptState, useManuscript } from './use-manuscript.ts'

type Read = ReturnType<typeof useManuscript>['read']

type FilesProps = { order: OrderDetails; onRead: Read }

function OrderFiles({ order: { externalId, completedFiles }, onRead }: FilesProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const files = completedFiles.filter(({ path }) => isReadable(path))
  if (files.length === 0) return null
  return (
    <ul className={styles.choices}>
      {files.map((file) => {
        const name = fileNameOf(file.path)
        const query = finishedFileQuery({ externalId }, file)
        return (
          <li key={file.key}>
            <Button
              variant="text"
              onClick={() => void onRead(name, () => queries.fetchQuery(query))}
            >
              {t`Use “${name}”`}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type StateProps = { manuscript: ManuscriptState; keptName: string }

function ReadSummary({ manuscript, keptName }: StateProps) {
  if (manuscript.kind === 'reading') return <Trans>The manuscript is being read.</Trans>
  if (manuscript.kind === 'read') {
    const { name, passages, changes } = manuscript
    return (
      <>
        <strong className={styles.fileName}>{name}</strong>{' '}
        <MetaLine>
          <Plural value={passages.length} one="# paragraph" other="# paragraphs" />
          <Plural value={changes.length} one="# tracked change" other="# tracked changes" />
        </MetaLine>
      </>
    )
  }
  if (manuscript.kind === 'none' && keptName !== '')
    return <Trans>Choose “{keptName}” again to search in it and to list its tracked changes.</Trans>
  return null
}

function NotReceived({ name }: { name: string }) {
  return (
    <Notice tone="red" stacked title={<Trans>“{name}” could not be downloaded</Trans>}>
      <Trans>Please try again, or choose the file on your device.</Trans>
    </Notice>
  )
}

type Props = StateProps & { order: OrderDetails | undefined; onRead: Read }

export function ManuscriptCard({ manuscript, keptName, order, onRead }: Props) {
  return (
    <Section card title={<Trans>Your revised manuscript</Trans>}>
      <p>
        <Trans>
          Find places in it, quote your new text, and list its tracked changes at the end of your
          answer.
        </Trans>
      </p>
      <FileChooser
        accept={['.docx']}
        busy={manuscript.kind === 'reading'}
        onFile={(file) => void onRead(file.name, async () => file)}
      >
        <Trans>Choose the manuscript</Trans>
      </FileChooser>
      {order?.downloadAvailable ? <OrderFiles order={order} onRead={onRead} /> : null}
      <Announced as="p" className={styles.small}>
        <ReadSummary manuscript={manuscript} keptName={keptName} />
      </Announced>
      {manuscript.kind === 'failed' ? (
        <UnreadableFile name={manuscript.name} reason={manuscript.reason} />
      ) : null}
      {manuscript.kind === 'not-received' ? <NotReceived name={manuscript.name} /> : null}
    </Section>
  )
}
