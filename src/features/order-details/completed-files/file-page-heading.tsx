import { Trans } from '@lingui/react/macro'
import type { CompletedFile } from '../../../api/files/finished-files.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import styles from './completed-files.module.css'
import { ReadFileDownload } from './finished-document.tsx'

type Props = {
  externalId: string
  /** Undefined until it is known. */
  file: CompletedFile | undefined
  title: string
  lead: string | undefined
}

/** Of a page that shows a finished file. */
export function FilePageHeading({ externalId, file, title, lead }: Props) {
  return (
    <div>
      <p className={styles.back}>
        <AppLink
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
        >
          <Icon name="arrow-left" size={12} />
          <Trans>Back to order {externalId}</Trans>
        </AppLink>
      </p>
      <PageHeading
        ofFile={file !== undefined}
        title={title}
        lead={lead}
        action={file ? <ReadFileDownload externalId={externalId} file={file} /> : undefined}
      />
    </div>
  )
}
