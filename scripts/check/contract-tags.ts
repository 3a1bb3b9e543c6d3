import type { ProjectFile } from './project-files.ts'

export function contractTags(files: readonly ProjectFile[]): string[] {
  const entry = files.find(({ path }) => path === 'openapi/openapi.yaml')
  const [, list = ''] = /^tags:\n((?: +.*\n)+)/m.exec(entry?.text ?? '') ?? []
  return Array.from(list.matchAll(/^ +- name: (.+)$/gm), ([, name = '']) => name)
}
