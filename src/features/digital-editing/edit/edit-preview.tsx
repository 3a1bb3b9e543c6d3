import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FirstChanges } from '../../../domain/document-reader/first-changes/first-changes.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { decisionsDraft } from './decisions-draft.ts'

type Props = {
  identity: string
  owner: string
  file: Blob
  frame: (state: ReactNode) => ReactNode
}

export function EditPreview({ identity, owner, file, frame }: Props) {
  return (
    <FirstChanges
      file={file}
      draft={decisionsDraft(identity, owner)}
      frame={frame}
      linkToAll={(left) => (
        <AppButtonLink
          to="/$lang/researcher/digital-editing/details/$identity/changes"
          params={{ identity }}
        >
          <Plural value={left} one="# more change" other="# more changes" />
        </AppButtonLink>
      )}
    />
  )
}
