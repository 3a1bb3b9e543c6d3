import { addressIn } from '../url/address-in.ts'
import { safeAddress } from '../url/safe-address.ts'
import { parseInert } from './trusted-markup.ts'

export type SentForm = {
  action: string
  method: 'get' | 'post'
  fields: [name: string, value: string][]
}

/** Reads the one payment form in the server's HTML; its action must be a path or on `hosts`. */
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
