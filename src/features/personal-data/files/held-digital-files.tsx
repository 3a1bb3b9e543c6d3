import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import type { DigitalFile, DigitalFileOptions } from '../../../api/digital-files.ts'
import { translationOptions } from '../../../api/digital-translation.ts'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from '../personal-data.module.css'
import { HeldGroup } from './held-group.tsx'
import { HeldList } from './held-list.tsx'

function DigitalFileEntry({ file: { file, createdAt } }: { file: DigitalFile }) {
  const day = <ShownDate at={createdAt} />
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi>{file.name}</bdi>
      </p>
      <p className={styles.meta}>
        <Trans>Uploaded {day}</Trans>
      </p>
    </li>
  )
}

type Props<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  title: string
  failedTitle: ReactNode
  none: ReactNode
  moreLabel: string
}

function HeldDigitalFiles<File extends DigitalFile>(props: Props<File>) {
  const { options, title, ...labels } = props
  const query = useInfiniteQuery(options.pagesQuery())
  return (
    <HeldGroup
      title={title}
      access={
        <p>
          <Trans>
            These files are listed until you delete them. We may move a finished file to our
            archive; please ask our support team for it then.
          </Trans>
        </p>
      }
    >
      <HeldList
        {...labels}
        query={query}
        label={title}
        rowsOf={({ results }) =>
          results.map((file) => <DigitalFileEntry key={file.identity} file={file} />)
        }
      />
    </HeldGroup>
  )
}

export function HeldEdits() {
  const { t } = useLingui()
  return (
    <HeldDigitalFiles
      options={digitalEditOptions}
      title={t`Digital editing`}
      failedTitle={<Trans>Your digital edits could not be loaded</Trans>}
      none={<Trans>You have no digital edits.</Trans>}
      moreLabel={t`Show older digital edits`}
    />
  )
}

export function HeldTranslations() {
  const { t } = useLingui()
  return (
    <HeldDigitalFiles
      options={translationOptions}
      title={t`Digital translation`}
      failedTitle={<Trans>Your digital translations could not be loaded</Trans>}
      none={<Trans>You have no digital translations.</Trans>}
      moreLabel={t`Show older digital translations`}
    />
  )
}
