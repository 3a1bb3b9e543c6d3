import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'

export const scratchCopy = join(root, '.cache/commands/copy')

const made =
  /^(node_modules|[.]git|[.]cache|[.]tanstack|dist|pictures|coverage|test-results|playwright-report|blob-reports?)$/

/** Caches of tools in node_modules, which are written in place. */
const caches = new Set(['.vite', '.vite-temp', '.cache', '.galley-stamp'])

function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Some file systems have no hard links.
    copyFileSync(from, to)
  }
}

/** A link to the whole folder would lead tools back to the project and its caches. */
function linkPackages(from: string, to: string, left: ReadonlySet<string>): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (left.has(entry.name)) continue
    if (entry.isDirectory()) linkPackages(source, target, new Set())
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

export function removeScratchCopy(folder: string = scratchCopy): void {
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of the project as it is on disk, with what was generated, in which commands may write. */
export function makeScratchCopy(folder: string = scratchCopy): void {
  removeScratchCopy(folder)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root).filter((one) => !made.test(one))) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), caches)
}
