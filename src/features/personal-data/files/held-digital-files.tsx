import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { digitalEditOptions } from '../../../api/digital-editing.ts'
import type { DigitalFile, DigitalFileOptions } from '../../../api/digital-files.ts'
import { translationOptions } from '../../../api/digital-translation.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from '../personal-data.module.css'
import { HeldGroup } from './held-group.tsx'
import { HeldList } from './held-list.tsx'

type EntryProps = { name: ReactNode; createdAt: string }

function DigitalFileEntry({ name, createdAt }: EntryProps) {
  const day = <ShownDate at={createdAt} />
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      <p className={styles.meta}>
        <Trans>Uploaded {day}</Trans>
      </p>
    </li>
  )
}

type Props<File extends DigitalFile> = {
  options: DigitalFileOptions<File>
  title: string
  nameOf?: (file: File) => ReactNode
  failedTitle: ReactNode
  none: ReactNode
  moreLabel: string
}

function HeldDigitalFiles<File extends DigitalFile>(props: Props<File>) {
  const { options, title, nameOf, ...labels } = props
  const query = useInfiniteQuery(options.pagesQuery())
  return (
    <HeldGroup title={title}>
      <HeldList
        {...labels}
        query={query}
        label={title}
        access={
          <p>
            <Trans>
              These files are listed until you delete them. We may move a finished file to our
              archive; please ask our support team for it then.
            </Trans>
          </p>
        }
        rowsOf={({ results }) =>
          results.map((result) => (
            <DigitalFileEntry
              key={result.identity}
              name={nameOf ? nameOf(result) : <bdi>{result.file.name}</bdi>}
              createdAt={result.createdAt}
            />
          ))
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
      nameOf={({ identity, file }) => (
        <AppLink
          look="title"
          to="/$lang/researcher/digital-editing/details/$identity"
          params={{ identity }}
        >
          <bdi>{file.name}</bdi>
        </AppLink>
      )}
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
