/** The XML with the name of the encoding that it is written in. */
export function inUtf8(xml: string): string {
  return xml.replace(/^(<\?xml[^>]*encoding=["'])[^"']*/, '$1UTF-8')
}
