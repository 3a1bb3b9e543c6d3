import { Trans, useLingui } from '@lingui/react/macro'
import type { Certificate } from '../../api/certificates.ts'
import { DownloadAll } from '../../domain/finished-files/download-all.tsx'

/** Downloads the finished files of the certificate's order. */
export function FilesButton({ certificate: { code, title } }: { certificate: Certificate }) {
  const { t } = useLingui()
  return (
    <DownloadAll owner={{ certificate: code }} variant="quiet" name={t`Download files of ${title}`}>
      <Trans>Download files</Trans>
    </DownloadAll>
  )
}
