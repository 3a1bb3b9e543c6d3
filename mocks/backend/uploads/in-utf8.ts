export function inUtf8(xml: string): string {
  return xml.replace(/^(<\?xml[^>]*encoding=["'])[^"']*/, '$1UTF-8')
}
