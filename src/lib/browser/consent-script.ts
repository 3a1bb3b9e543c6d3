import { addressIn } from '../url/address-in.ts'

export const consentCookie = 'galley-consent'

export function wantedConsentScript(url: string | null, cookies: string): string | undefined {
  const isAnswered = cookies.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`))
  return url && !isAnswered ? url : undefined
}

export function addConsentScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = addressIn(url)
  script.async = true
  script.dataset.consent = ''
  document.head.append(script)
  return script
}

export const addedScript = () => document.head.querySelector('script[data-consent]')

export function askForConsent(url: string | null): void {
  const wanted = wantedConsentScript(url, document.cookie)
  if (wanted && !addedScript()) addConsentScript(wanted)
}
