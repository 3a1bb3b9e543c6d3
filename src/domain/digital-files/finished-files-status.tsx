import { Trans } from '@lingui/react/macro'
import type { DigitalFile } from '../../api/digital-files.ts'
import { Announced } from '../../ui/page/announced.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'

export function FinishedFilesStatus({ files }: { files: readonly DigitalFile[] }) {
  return (
    <Announced>
      <VisuallyHidden>
        {files.map(({ identity, status, file: { name } }) => (
          <span key={identity}>
            {status === 'completed' ? (
              <Trans>{name} is ready to download.</Trans>
            ) : (
              <Trans>{name} failed.</Trans>
            )}
          </span>
        ))}
      </VisuallyHidden>
    </Announced>
  )
}
