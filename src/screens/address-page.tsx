import { t } from '@lingui/core/macro'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useUser } from '../domain/account/use-user.ts'
import { AddressScreen } from '../features/account/addresses/address-screen.tsx'
import { showMessage } from '../ui/messages/message-store.ts'
import type { AddressSearch } from './address-search.ts'

type Props = AddressSearch & { id?: string }

export function AddressPage({ id, purpose = 'billing' }: Props) {
  const router = useRouter()
  const { language, application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  if (!user) return null
  const goBack = async () => {
    const text = () => t`Your address has been saved.`
    showMessage({ key: 'address-saved', kind: 'success', text })
    await router.navigate({ to: '/$lang/account', params: { lang: language } })
  }
  return (
    <AddressScreen
      user={user}
      language={language}
      id={id}
      purpose={purpose}
      siteCountry={application.localization.code.toUpperCase()}
      onSaved={goBack}
    />
  )
}
