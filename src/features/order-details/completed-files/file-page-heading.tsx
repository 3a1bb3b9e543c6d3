import { Trans } from '@lingui/react/macro'
import type { CompletedFile } from '../../../api/files/finished-files.ts'
import { BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
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
      <BackLink
        to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
        params={{ externalId }}
      >
        <Trans>Back to order {externalId}</Trans>
      </BackLink>
      <PageHeading
        ofFile={file !== undefined}
        title={title}
        lead={lead}
        action={file ? <ReadFileDownload externalId={externalId} file={file} /> : undefined}
      />
    </div>
  )
}
