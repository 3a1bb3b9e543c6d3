import { addressIn } from './address-in.ts'
import { safeAddress } from './safe-address.ts'
import { parseInert } from './trusted-markup.ts'

/** What a form of the server sends and where; nothing else of its markup. */
export type SentForm = {
  action: string
  method: 'get' | 'post'
  fields: [name: string, value: string][]
}

/**
 * The form in a piece of HTML, such as the server hands out to go on at a payment page: its safe address, for
 * the browser, and its fields. The markup itself never comes into the page. Undefined where there is
 * not exactly one form, or where it leads to a place that is not a path here or a page of `hosts` by https.
 */
export function readForm(html: string, hosts: readonly string[]): SentForm | undefined {
  const [form, ...others] = parseInert(html).querySelectorAll('form')
  if (!form || others.length > 0) return undefined
  const action = safeAddress(form.getAttribute('action') ?? undefined, hosts)
  if (action === undefined) return undefined
  const fields = Array.from(
    form.querySelectorAll<HTMLInputElement>('input[name]:not([type="file"])'),
    ({ name, value }): [string, string] => [name, value],
  )
  const method = form.method === 'post' ? 'post' : 'get'
  return { action: addressIn(action), method, fields }
}
