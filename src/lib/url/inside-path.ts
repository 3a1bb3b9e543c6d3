/** Undefined for what a browser could read as another site: `//evil`, `\evil`, `https:evil`. */
export function insidePath(address: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks from URLs and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!address || /[\u0000-\u001f\\]/.test(address)) return undefined
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const here = 'https://here.invalid'
  if (!URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  // Dot segments can produce another site too: `/.//evil`.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  // Decoding the path again must not produce another site either.
  if (/^\/(%2f|%5c)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
