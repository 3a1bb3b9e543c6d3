import { Trans, useLingui } from '@lingui/react/macro'
import { fileNameOf } from '../../../api/files/finished-files.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'

type Props = { externalId: string; file: { key: string; path: string } }

export function ReadLink({ externalId, file: { key, path } }: Props) {
  const { t } = useLingui()
  const name = fileNameOf(path)
  return (
    <AppButtonLink
      variant="text"
      to="/$lang/researcher/details/$externalId/files/$key"
      params={{ externalId, key }}
      aria-label={t`Read ${name}`}
    >
      <Trans>Read</Trans>
    </AppButtonLink>
  )
}
