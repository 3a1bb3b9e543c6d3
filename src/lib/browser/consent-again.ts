import { addConsentScript, addedScript, consentCookie } from './consent-script.ts'

/** Forgets the answer. Rejects where the script cannot be loaded; the next page then asks. */
export function askForConsentAgain(url: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${consentCookie}=; path=/; max-age=0; samesite=lax`
  addedScript()?.remove()
  return new Promise((resolve, reject) => {
    const script = addConsentScript(url)
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The consent script could not be loaded.'))
    }
  })
}
