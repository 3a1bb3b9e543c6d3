import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

export const recordingsFolder = 'mocks/recordings/kept'

const header = `// Generated from ${recordingsFolder} by \`npm run generate\` and \`npm run record\`.
`

export function recordingNames(root: string): string[] {
  return readdirSync(`${root}/${recordingsFolder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

/** Vite loads JSON as a script, Node as JSON: both know a static import that says so. */
export function makeRecordingList(names: readonly string[]): Record<string, string> {
  const lines = names.map((name) => `  '${name}': () => import('./kept/${name}.gen.ts'),\n`)
  const list = `${header}
/** The kept recordings by name. */
export const recordingList: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
${lines.join('')}}
`
  const modules = names.map((name) => [
    `${recordingsFolder}/${name}.gen.ts`,
    `${header}\nexport { default } from './${name}.json' with { type: 'json' }\n`,
  ])
  return { 'mocks/recordings/recording-list.gen.ts': list, ...Object.fromEntries(modules) }
}
