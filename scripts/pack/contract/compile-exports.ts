import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { projectNode, root } from '../../setup/project-node.mjs'

const sources = 'scripts/pack/contract/exports'
const work = join(root, '.cache/pack/compiled')

/** What can be imported from the package, by its file in `exports`. */
export const exportNames: readonly string[] = readdirSync(join(root, sources)).map((file) =>
  basename(file, '.ts'),
)

function compile(): void {
  rmSync(work, { recursive: true, force: true })
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      rewriteRelativeImportExtensions: true,
      declaration: true,
      noEmit: false,
      rootDir: root,
      outDir: work,
    },
    include: [join(root, sources)],
    exclude: [],
  }
  mkdirSync(work, { recursive: true })
  const file = join(root, '.cache/pack/tsconfig.json')
  writeFileSync(file, JSON.stringify(configuration))
  execFileSync(projectNode, ['node_modules/typescript7/bin/tsc', '--project', file], {
    cwd: root,
    stdio: 'inherit',
  })
}

/** The folder of exports becomes the top, and declarations too name what is beside them. */
const placed = (text: string, isExport: boolean) =>
  (isExport ? text.replaceAll(/(['"])(?:[.][.]\/){4}/g, '$1./') : text).replaceAll(
    /(from ['"][.].*)[.]ts(['"])/g,
    '$1.js$2',
  )

/** Modules and declarations of all exports with what they import, by path. */
export function compileExports(): Record<string, string> {
  compile()
  const entries = readdirSync(work, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(work, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')] as const)
    .map(([path, text]) => {
      const isExport = path.startsWith(sources)
      return [isExport ? path.slice(sources.length + 1) : path, placed(text, isExport)]
    })
  return Object.fromEntries(files)
}
