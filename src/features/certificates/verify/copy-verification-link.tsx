import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { CopyButton } from '../../../ui/page/buttons/copy-button.tsx'
import { shareAddress } from './share-address.ts'

export function CopyVerificationLink({ code }: { code: string }) {
  const { language } = useRouteContext({ from: '/$lang' })
  const copied = () => t`The link is copied. Anyone who opens it sees this certificate.`
  return (
    <CopyButton text={shareAddress(code, language)} copied={copied}>
      <Trans>Copy link</Trans>
    </CopyButton>
  )
}
