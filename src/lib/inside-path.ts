/**
 * A path of this application out of an untrusted address, or undefined for anything that a browser
 * could read as another site: `//evil`, `\evil`, `https:evil`, `javascript:`, control characters.
 */
export function insidePath(address: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!address || /[\u0000-\u001f\\]/.test(address)) return undefined
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  // An address may also become another site by its dots: `/.//evil`.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  // Whoever decodes the path once more must not find another site either.
  if (/^\/(%2f|%5c)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
