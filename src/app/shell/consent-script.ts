import { addressIn } from '../../lib/url/address-in.ts'

const consentCookie = 'galley-consent'

export function wantedConsentScript(url: string | null, cookies: string): string | undefined {
  const isAnswered = cookies.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`))
  return url && !isAnswered ? url : undefined
}

export function askForConsent(url: string | null): void {
  const wanted = wantedConsentScript(url, document.cookie)
  if (!wanted || document.head.querySelector('script[data-consent]')) return
  const script = document.createElement('script')
  script.src = addressIn(wanted)
  script.async = true
  script.dataset.consent = ''
  document.head.append(script)
}
