import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Those of the last build, for the sitemap and the flows; an empty list before one. */
export function lastPictures() {
  const built = join(root, 'dist/storybook/pictures')
  if (existsSync(built)) return { from: built, to: '/pictures' }
  const none = join(root, '.cache/pictures/none')
  mkdirSync(none, { recursive: true })
  writeFileSync(join(none, 'index.json'), '[]')
  return { from: none, to: '/pictures' }
}
