/** The last part of a path, without control characters; `file` where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return /^\.*$/.test(plain) ? 'file' : plain
}
