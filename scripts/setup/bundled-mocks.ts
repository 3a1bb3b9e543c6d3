import { dirname, join, relative, resolve } from 'node:path'
import { type ChunkingContext, rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { root } from './project-node.mjs'

const entry = join(root, 'mocks/page/page-backend.ts')
const worker = join(root, 'mocks/transports/page/task-worker.ts')

const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/')

/** The one that starts the worker finds it beside itself. */
const isBundled = (path: string) =>
  /^mocks\/.+[.]ts$/.test(path) && !path.endsWith('/browser-tasks.ts')

type Code = { code: string; map: string | null }

/** A worker shares modules with the page, and must not run the others of the page. */
function createChunkOf() {
  const ofWorker = new Set<string>()
  return (id: string, modules: ChunkingContext): string | null => {
    const add = (found: string) => {
      if (ofWorker.has(found)) return
      ofWorker.add(found)
      for (const imported of modules.getModuleInfo(found)?.importedIds ?? []) add(imported)
    }
    add(worker)
    if (id === worker) return null
    return ofWorker.has(id) ? 'mock-tasks' : 'mock-backend'
  }
}

/**
 * What a page with the mock backend loads, by path: two chunks, and files that export parts of them, so that others
 * share their modules.
 */
export async function bundleMocks(): Promise<Map<string, Code>> {
  const bundle = await rolldown({
    input: [entry, worker],
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'galley-shared-modules',
        resolveId(source, importer, { kind }) {
          if (importer === undefined) return undefined
          if (!source.startsWith('.')) return { id: source, external: true }
          const file = resolve(dirname(importer), source)
          if (kind !== 'dynamic-import' && isBundled(pathOf(file))) return file
          return { id: `/${pathOf(file)}`, external: 'absolute' }
        },
        load(id) {
          if (id === entry || id === worker) return
          this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
        },
      },
    ],
  })
  const { output } = await bundle.generate({
    sourcemap: true,
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'mocks', name: createChunkOf(), test: /./ }],
    },
  })
  await bundle.close()
  const codes = output.flatMap((one): [string, Code][] => {
    if (one.type !== 'chunk' || one.facadeModuleId === worker) return []
    const path = one.facadeModuleId ? pathOf(one.facadeModuleId) : `mocks/${one.fileName}`
    const code = one.code.replace(/(["'])[.]\/(mock-\w+[.]js)\1/g, '"/mocks/$2"')
    return [[path, { code, map: one.map?.toString() ?? null }]]
  })
  return new Map(codes)
}

/**
 * Serves the mock backend of a page as two files: its modules are half of those that a page loads, and seldom edited. A
 * change of one reloads the page, as it does without this plugin.
 */
export function bundledMocks(): Plugin {
  let paths: readonly string[] = []
  const start = () => {
    const started = bundleMocks()
    started.then(
      (codes) => {
        paths = [...codes.keys()]
      },
      // Whoever loads the code is told.
      () => {},
    )
    return started
  }
  let bundled = start()
  return {
    name: 'galley-bundled-mocks',
    enforce: 'pre',
    resolveId: { filter: { id: /^\/mocks\/mock-\w+[.]js$/ }, handler: (id) => join(root, id) },
    load: {
      filter: { id: /\/mocks\// },
      handler: async (id) => (await bundled).get(pathOf(id)),
    },
    hotUpdate({ file }) {
      if (!paths.includes(pathOf(file))) return undefined
      bundled = start()
      for (const path of paths) this.environment.moduleGraph.onFileChange(join(root, path))
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
