import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { addressIn } from '../../../lib/url/address-in.ts'
import { CopyButton } from '../../../ui/page/buttons/copy-button.tsx'

function shareAddress(code: string, language: string): string {
  const path = `/${language}/certificate/verify/${encodeURIComponent(code)}`
  return new URL(addressIn(path), window.location.href).href
}

export function CopyVerificationLink({ code }: { code: string }) {
  const { language } = useRouteContext({ from: '/$lang' })
  const copied = () => t`The link is copied. Anyone who opens it sees this certificate.`
  return (
    <CopyButton text={shareAddress(code, language)} copied={copied}>
      <Trans>Copy link</Trans>
    </CopyButton>
  )
}
