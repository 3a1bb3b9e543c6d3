import type { PaymentAnswer } from '../../api/payment.ts'
import { addressIn } from '../../lib/address-in.ts'
import { leaveByForm, visitPage } from '../../lib/leave-page.ts'
import { readForm } from '../../lib/read-form.ts'
import { safeAddress } from '../../lib/safe-address.ts'

/**
 * Leaves for the page where a payment goes on, if there is one: `stays` where all is done here, `unsafe` where
 * the server names a place that is neither a path of this host nor, by https, a page of `hosts`.
 */
export function goOnToPay(
  { redirectUrl, redirectForm }: PaymentAnswer,
  hosts: readonly string[],
): 'leaves' | 'stays' | 'unsafe' {
  if (redirectUrl !== null) {
    const address = safeAddress(redirectUrl, hosts)
    if (address === undefined) return 'unsafe'
    visitPage(addressIn(address))
    return 'leaves'
  }
  if (redirectForm === null) return 'stays'
  const form = readForm(redirectForm, hosts)
  if (!form) return 'unsafe'
  leaveByForm(form)
  return 'leaves'
}
