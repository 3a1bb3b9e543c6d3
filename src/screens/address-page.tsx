import { t } from '@lingui/core/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useUser } from '../domain/account/use-user.ts'
import { countryOfSite } from '../domain/countries/country-choices.ts'
import { AddressScreen } from '../features/account/addresses/address-screen.tsx'
import { showMessage } from '../ui/messages/message-store.ts'
import type { AddressSearch } from './address-search.ts'

type Props = AddressSearch & { id?: string }

export function AddressPage({ id, purpose = 'billing' }: Props) {
  const navigate = useNavigate({ from: '/$lang' })
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  if (!user) return null
  const goBack = async () => {
    const text = () => t`Your address has been saved.`
    showMessage({ key: 'address-saved', kind: 'success', text })
    await navigate({ to: '/$lang/account' })
  }
  return (
    <AddressScreen
      user={user}
      id={id}
      purpose={purpose}
      siteCountry={countryOfSite(application.localization)}
      onSaved={goBack}
    />
  )
}
