type Rules = {
  createHTML?: (text: string) => string
  createScriptURL?: (address: string) => string
}

type Policy = { createHTML: (text: string) => string }

declare global {
  /** Missing in some browsers and in TypeScript's DOM types. */
  var trustedTypes:
    | { defaultPolicy: unknown; createPolicy: (name: string, rules: Rules) => Policy }
    | undefined
}

function withoutMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('The page takes no markup from text.')
  return text
}

/** Effective where the content policy requires trusted types. */
export function refuseMarkup(): void {
  if (!globalThis.trustedTypes || globalThis.trustedTypes.defaultPolicy) return
  globalThis.trustedTypes.createPolicy('default', {
    createHTML: withoutMarkup,
    // The content policy decides which hosts may send scripts.
    createScriptURL: (address) => address,
  })
}

let inert: Policy | undefined

/** Parses markup into a separate document, where nothing runs or is fetched. */
export function parseInert(html: string): Document {
  inert ??= globalThis.trustedTypes?.createPolicy('inert', { createHTML: (text) => text })
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html')
}
