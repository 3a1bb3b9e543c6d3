import { apiBase } from './client.ts'
import type { paths } from './generated/schema.gen.ts'

type Path = keyof paths & string

/** The names in braces of a path: `identity` of `/api/file/{identity}/download`. */
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/**
 * The address of a call that the browser opens itself, as a page, a frame or a file. It is for a
 * plain link: what it changes must not be fetched ahead.
 */
export function openedAddress<P extends Path>(path: P, names: Record<Names<P>, string>): string {
  const given: Readonly<Record<string, string>> = names
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given[name] ?? ''))
  return `${apiBase}${filled}`
}
