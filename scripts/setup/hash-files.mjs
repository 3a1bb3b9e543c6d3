import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/**
 * A hash of the names and contents of files. @param {string} root that the names begin below
 * @param {readonly string[]} paths of files and folders; those that do not exist count as empty
 * @param {RegExp} [except] names that do not count
 */
export function hashFiles(root, paths, except) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    const name = file.slice(root.length)
    if (except?.test(name)) continue
    hash.update(name).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
