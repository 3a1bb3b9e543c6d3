/** What an address of this application says after its path: search and hash, or nothing. */
export function afterPath(href: string): string {
  return href.slice(href.search(/[?#]|$/))
}
