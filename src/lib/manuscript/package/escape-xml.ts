const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => references[letter] ?? letter)
