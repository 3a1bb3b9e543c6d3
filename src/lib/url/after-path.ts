export function afterPath(href: string): string {
  return href.slice(href.search(/[?#]|$/))
}
