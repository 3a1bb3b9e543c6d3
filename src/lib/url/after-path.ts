/** The search and hash of a URL. */
export function afterPath(href: string): string {
  return href.slice(href.search(/[?#]|$/))
}
