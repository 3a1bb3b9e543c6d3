import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '../../../i18n/format-list.ts'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { methodNeeds, methodOf } from '../choices/method-registry.ts'
import type { PaymentSettings } from '../payment-settings.ts'

type Props = { id: number; settings: Pick<PaymentSettings, 'isChinese' | 'offersFapiao'> }

export function MethodFacts({ id, settings }: Props) {
  const { t } = useLingui()
  const facts = methodOf(id)?.facts
  if (!facts) return null
  const { billing, organization, phone, fapiao } = methodNeeds(id)
  const needs = [
    ...(billing ? [t({ message: 'billing address', context: 'needed to pay' })] : []),
    ...(organization ? [t({ message: 'organization', context: 'needed to pay' })] : []),
    ...(phone && !settings.isChinese
      ? [t({ message: 'phone number', context: 'needed to pay' })]
      : []),
    ...facts.alsoNeeds.map((need) => i18n._(need)),
  ]
  const list = formatList(needs, { language: i18n.locale })
  return (
    <Sentences>
      {i18n._(facts.confirmation)}
      {needs.length > 0 ? <Trans>You’ll need: {list}.</Trans> : null}
      {settings.offersFapiao ? <FapiaoNote isPossible={fapiao} /> : null}
    </Sentences>
  )
}

function FapiaoNote({ isPossible }: { isPossible: boolean }) {
  return isPossible ? <Trans>Fapiao available.</Trans> : <Trans>No fapiao.</Trans>
}
