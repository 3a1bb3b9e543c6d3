import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `path` is relative to the project, with forward slashes. */
export type ProjectFile = { path: string; text: string }

const made = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'blob-report',
  'blob-reports',
  'playwright-report',
  '.cache',
  '.tanstack',
  '.git',
])

/** Whether a name is that of a folder which commands write. */
export const isMade = (name: string): boolean => made.has(name)

const readable = /[.](ts|tsx|mts|mjs|cjs|js|jsx|css|html|json|yaml|yml|md|po|svg|txt|sh)$|\/run$/

export function isGenerated(path: string): boolean {
  return /[.]gen[.]|^src\/locales\/|^public\/mockServiceWorker[.]js$|^package-lock[.]json$/.test(
    path,
  )
}

/** Every text file that is not ignored, whether committed or not. */
export function readProject(root: string, folder = ''): ProjectFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return isMade(entry.name) ? [] : readProject(root, path)
    if (!entry.isFile() || !readable.test(path)) return []
    return [{ path, text: readFileSync(join(root, path), 'utf8') }]
  })
}
