const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it stands in XML, in an attribute too. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => references[letter] ?? letter)
