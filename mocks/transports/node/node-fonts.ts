import { readFile } from 'node:fs/promises'
import type { Fonts } from '../../backend/pdf/document-fonts.ts'
import { fontAddresses } from '../font-addresses.ts'

const read = new Map<string, Promise<Uint8Array>>()

export const nodeFonts: Fonts = {
  load(typeface, weight) {
    const address = fontAddresses[typeface][weight]
    const bytes = read.get(address.href) ?? readFile(address)
    read.set(address.href, bytes)
    return bytes
  },
}
