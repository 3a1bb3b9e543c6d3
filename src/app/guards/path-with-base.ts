/** An address of the site's configuration with a path below it (no slash before) and what comes after it. */
export function withPath(base: string, path: string, rest: string): string {
  return `${base.replace(/\/+$/, '')}${path ? `/${path}` : ''}${rest}`
}
