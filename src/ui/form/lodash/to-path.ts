/** The names and indexes of a path: `a.b[0]` is `a`, `b` and `0`. */
export default function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? (path.match(/[^.[\]]+/g) ?? []) : [...path]
}
