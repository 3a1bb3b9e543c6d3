const declaration = /^(<\?xml[^>]*?\sencoding\s*=\s*)(["'])(.*?)\2/
/** Bytes in which a declaration fits. */
const declarationLength = 200

/** The text of an XML file, in the encoding that its first bytes or its declaration name (XML 1.0, appendix F). */
export const decodeXml = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes)

export const encodeXml = (xml: string): Uint8Array =>
  new TextEncoder().encode(xml.replace(declaration, '$1$2UTF-8$2'))

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationLength))
  const [, , , declared = 'utf-8'] = declaration.exec(start) ?? []
  return knownEncoding(declared)
}

/** UTF-8 for an unknown name, and for one of two bytes a letter: it could not have been read. */
function knownEncoding(label: string): string {
  try {
    const { encoding } = new TextDecoder(label)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return 'utf-8'
  }
}
