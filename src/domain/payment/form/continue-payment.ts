import type { PaymentAnswer } from '../../../api/payment.ts'
import { leaveByForm, visitPage } from '../../../lib/browser/leave-page.ts'
import { readForm } from '../../../lib/browser/read-form.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { safeAddress } from '../../../lib/url/safe-address.ts'

/** `unsafe`: neither a path of this host nor an https address of `hosts`. */
export function continuePayment(
  { redirectUrl, redirectForm }: PaymentAnswer,
  hosts: readonly string[],
): 'redirected' | 'complete' | 'unsafe' {
  if (redirectUrl !== null) {
    const address = safeAddress(redirectUrl, hosts)
    if (address === undefined) return 'unsafe'
    visitPage(addressIn(address))
    return 'redirected'
  }
  if (redirectForm === null) return 'complete'
  const form = readForm(redirectForm, hosts)
  if (!form) return 'unsafe'
  leaveByForm(form)
  return 'redirected'
}
