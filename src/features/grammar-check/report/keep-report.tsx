import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/page/notice.tsx'
import { ReportAccountLinks } from './report-account-links.tsx'

export function KeepReport() {
  return (
    <Notice tone="plain" title={<Trans>Keep this report</Trans>} action={<ReportAccountLinks />}>
      <Trans>With an account, you’ll find it in your list on every device.</Trans>
    </Notice>
  )
}
