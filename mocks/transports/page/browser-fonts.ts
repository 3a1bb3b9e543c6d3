import type { Fonts } from '../../backend/pdf/document-fonts.ts'
import { fontAddresses } from '../font-addresses.ts'

export function browserFonts(): Fonts {
  const fetched = new Map<string, Promise<Uint8Array>>()

  async function get(address: string): Promise<Uint8Array> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  return {
    load(typeface, weight) {
      const { href } = fontAddresses[typeface][weight]
      const bytes = fetched.get(href) ?? get(href)
      fetched.set(href, bytes)
      // Retry failed fetches with the next document.
      bytes.catch(() => fetched.delete(href))
      return bytes
    },
  }
}
