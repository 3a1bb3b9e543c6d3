import { apiBase } from './client.ts'
import type { paths } from './generated/schema.gen.ts'

type Path = keyof paths & string

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

type Query<P extends Path> = paths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never

/** For plain links only: the call may have side effects, so it must not be prefetched. */
export function openedAddress<P extends Path>(
  path: P,
  names: Record<Names<P>, string>,
  query?: Query<P>,
): string {
  const values: Readonly<Record<string, string>> = names
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value))
  return `${apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`
}
