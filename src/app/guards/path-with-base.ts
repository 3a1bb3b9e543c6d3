export function withPath(base: string, path: string, rest: string): string {
  return `${base.replace(/\/+$/, '')}${path ? `/${path}` : ''}${rest}`
}
