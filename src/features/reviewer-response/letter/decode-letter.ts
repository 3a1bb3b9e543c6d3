/** What a text file is written in where it is not Unicode, by the language of the page. */
const usualEncodings: Readonly<Record<string, string>> = {
  'zh-Hans': 'gb18030',
  ja: 'shift_jis',
}

const westEuropean = 'windows-1252'

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a text file; undefined for a file of another kind. */
export function decodeLetter(bytes: Uint8Array, language: string): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be')
  if (bytes.includes(0)) return undefined
  const usual = usualEncodings[language] ?? westEuropean
  return decoded(bytes, 'utf-8') ?? decoded(bytes, usual) ?? decoded(bytes, westEuropean)
}
