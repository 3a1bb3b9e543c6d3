import { t } from '@lingui/core/macro'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useUser } from '../../../app/use-user.ts'
import type { AddressPurpose } from '../../../domain/addresses/saved-address-options.ts'
import { AddressScreen } from '../../../features/account/address-screen.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'

export type AddressSearch = { purpose?: AddressPurpose }

/** What an address page reads of its address: for what the address is wanted. */
export function addressSearch({ purpose }: Record<string, unknown>): AddressSearch {
  return purpose === 'invoice' ? { purpose } : {}
}

type Props = AddressSearch & { id?: string }

/** The form of one address; who has saved it comes back to the account. */
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
