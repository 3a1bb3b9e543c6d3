import type { ProjectFile } from './project-files.ts'

/** The domains of the product: the tags that the contract declares. */
export function contractTags(files: readonly ProjectFile[]): string[] {
  const entry = files.find(({ path }) => path === 'openapi/openapi.yaml')
  const [, list = ''] = /^tags:\n((?: +.*\n)+)/m.exec(entry?.text ?? '') ?? []
  return Array.from(list.matchAll(/^ +- name: (.+)$/gm), ([, name = '']) => name)
}
