/** Characters of a name that is kept; a longer one loses its beginning, so that it keeps its extension. */
const longestName = 255

/** The last part of a path, without control characters; `file` where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return /^\.*$/.test(plain) ? 'file' : [...plain].slice(-longestName).join('')
}
