type Rules = {
  createHTML?: (text: string) => string
  createScriptURL?: (address: string) => string
}

/** What it makes stands for a text wherever the browser wants one that a policy has seen. */
type Policy = { createHTML: (text: string) => string }

declare global {
  /** Not in every browser, nor in the types that TypeScript brings. */
  var trustedTypes:
    | { defaultPolicy: unknown; createPolicy: (name: string, rules: Rules) => Policy }
    | undefined
}

/** Markup is made by components, never from text. */
function withoutMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('The page takes no markup from text.')
  return text
}

/** Refuses markup from text wherever it is put into the page, under a content policy that asks for it. */
export function refuseMarkup(): void {
  if (!globalThis.trustedTypes || globalThis.trustedTypes.defaultPolicy) return
  globalThis.trustedTypes.createPolicy('default', {
    createHTML: withoutMarkup,
    // Which hosts may send scripts is the content policy's to say. Code from text has no rule: it is refused.
    createScriptURL: (address) => address,
  })
}

let inert: Policy | undefined

/** Reads markup as a document of its own: nothing in it runs, is fetched or comes into the page. */
export function parseInert(html: string): Document {
  inert ??= globalThis.trustedTypes?.createPolicy('inert', { createHTML: (text) => text })
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html')
}
