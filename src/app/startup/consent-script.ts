import { addressIn } from '../../lib/address-in.ts'

/** The cookie by which a consent script remembers what the reader chose, whatever that was. */
const consentCookie = 'galley-consent'

/** The script that has to ask for consent; undefined where none is used, or the reader has been asked. */
export function wantedConsentScript(url: string | null, cookies: string): string | undefined {
  const isAsked = cookies.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`))
  return url && !isAsked ? url : undefined
}

/** Puts the script into the head, once for each page. One that cannot be had is no matter of the reader's. */
export function askForConsent(url: string | null): void {
  const wanted = wantedConsentScript(url, document.cookie)
  if (!wanted || document.head.querySelector('script[data-consent]')) return
  const script = document.createElement('script')
  script.src = addressIn(wanted)
  script.async = true
  script.dataset.consent = ''
  document.head.append(script)
}
