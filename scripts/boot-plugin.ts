import type { Plugin, Rolldown } from 'vite'
import { siteLanguages, tagOf } from '../src/i18n/locales.ts'
import { namespacesOf, type ReadSource, resolveImport } from '../src/i18n/namespaces.ts'
import { bootScript } from './browsers/boot-script.ts'
import { catalogFile, catalogsFolder } from './messages/catalog-files.ts'
import { createReader } from './messages/project-sources.ts'

/** Without a prototype, as an address may begin with the name of one of its properties. */
const tags = `{__proto__:null,${siteLanguages.map((language) => `"${language}":"${tagOf(language)}"`)}}`
const startCall = '/api/researcher/load'

const splitMark = '?tsr-split=component---loader'
const routesFolder = '/src/routes/'
/**
 * The first calls of a screen, by route file; `$4` is the fourth part of the address. The budget check fails if a screen
 * makes other calls, which would then be made twice.
 */
const screenCalls: Record<string, string[]> = {
  '$lang/researcher/index.tsx': ['/api/order/search?page=1'],
  '$lang/researcher/details/$externalId.{-$status}.{-$chatbot}.tsx': ['/api/order/$4/payment'],
  '$lang/researcher/invoices/{-$status}.tsx': ['/api/invoice/load'],
  '$lang/researcher/submit/payment-details.tsx': ['/api/payment/load', '/api/account'],
}

const lazyComponent = /\blazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/

/** The files of components that the routes above it load by themselves: `a/b/c.tsx` is below `a/b.tsx` and `a.tsx`. */
export function layoutsOf(route: string, read: ReadSource): string[] {
  const folders = `src/routes/${route}`.split('/').slice(0, -1)
  return folders.flatMap((_, at) => {
    const file = `${folders.slice(0, at + 1).join('/')}.tsx`
    const [, target] = lazyComponent.exec(read(file) ?? '') ?? []
    return target ? [resolveImport(file, target)] : []
  })
}

const partsOf = (file: string) =>
  file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => part !== 'index')
    .map((part) => part.replace(/_$/, ''))

function partPattern(part: string): string {
  if (part === '$') return '/.+'
  if (part.startsWith('{-$')) return '(?:/[^/]+)?'
  return part.startsWith('$') ? '/[^/]+' : `/${part}`
}

/** `$lang/researcher/details.$id.{-$status}.tsx` → `^/[^/]+/researcher/details/[^/]+(?:/[^/]+)?/?$`. */
export function addressPattern(file: string): string {
  return `^${partsOf(file).map(partPattern).join('')}/?$`
}

const isFixed = (part: string) => !part.includes('$')

/** Of two routes that match an address, the more specific one comes first: fixed parts, then required ones. */
export function bySpecificity(one: string, other: string): number {
  const [these, those] = [partsOf(one), partsOf(other)]
  const counts = (parts: string[]) => [
    parts.includes('$') ? 0 : 1,
    parts.filter(isFixed).length,
    parts.filter((part) => !part.startsWith('{-$')).length,
  ]
  const [ours, theirs] = [counts(these), counts(those)]
  return theirs.map((count, at) => count - (ours[at] ?? 0)).find((more) => more !== 0) ?? 0
}

type Chunks = Map<string, Rolldown.OutputChunk>

function withImports(file: string, chunks: Chunks, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const chunk = chunks.get(file)
  const css = [...(chunk?.viteMetadata?.importedCss ?? [])]
  const below = chunk?.imports.flatMap((next) => withImports(next, chunks, seen)) ?? []
  return [file, ...css, ...below]
}

type EarlyRoute = [address: string, files: string[], namespaces: string[], calls: string[]]

/** What many routes need comes first, since equal beginnings compress well. */
export function sharedFirst(routes: EarlyRoute[]): EarlyRoute[] {
  const uses = new Map<string, number>()
  for (const file of routes.flatMap(([, files]) => files)) uses.set(file, (uses.get(file) ?? 0) + 1)
  const usesOf = (file: string) => uses.get(file) ?? 0
  return routes.map(([address, files, ...others]) => [
    address,
    files.toSorted((a, b) => usesOf(b) - usesOf(a) || a.localeCompare(b)),
    ...others,
  ])
}

function earlyRoutes(chunks: Chunks, entry: Set<string>): EarlyRoute[] {
  const beside = (file: string) =>
    [...new Set(withImports(file, chunks))].filter((one) => !entry.has(one))
  const read = createReader()
  return [...chunks.values()]
    .flatMap(({ moduleIds, fileName }) =>
      moduleIds
        .filter((id) => id.includes(routesFolder) && id.endsWith(splitMark))
        .map((id) => ({
          file: id.slice(id.indexOf(routesFolder) + routesFolder.length, -splitMark.length),
          chunk: fileName,
        })),
    )
    .sort((a, b) => bySpecificity(a.file, b.file))
    .map(({ file, chunk }) => {
      const drawn = [`src/routes/${file}`, ...layoutsOf(file, read)]
      const namespaces = new Set(drawn.flatMap((one) => namespacesOf(one, read)))
      return [addressPattern(file), beside(chunk), [...namespaces], screenCalls[file] ?? []]
    })
}

/** The script makes up the names of catalogs, so each of them must be there, and need no other file. */
function checkCatalogs(chunks: Chunks, routes: EarlyRoute[]): void {
  for (const namespace of new Set(['pages', ...routes.flatMap(([, , names]) => names)])) {
    for (const tag of siteLanguages.map(tagOf)) {
      const file = catalogFile(namespace, tag)
      if (chunks.get(file)?.imports.length !== 0) {
        throw new Error(`The build has no catalog ${file} that loads by itself.`)
      }
    }
  }
}

/**
 * Puts the script after the entry and its style: under a content policy browsers do not scan ahead,
 * and would request them only after this script.
 */
export function bootLast(html: string): string {
  const [tag] = /\s*<script src="[^"]*boot[.]js"[^>]*><\/script>/.exec(html) ?? []
  return tag ? html.replace(tag, '').replace(/\s*<\/head>/, `${tag}\n  </head>`) : html
}

/** Runs in the page, before anything else. */
const loader = (routes: EarlyRoute[], base: string, api: string | undefined) => `;(() => {
  const routes = ${JSON.stringify(routes)}
  const tags = ${tags}
  const path = location.pathname.slice(${base.length - 1})
  const prefix = path.split('/')[1]
  const cookie = document.cookie.match(/(?:^|; )siteLanguage=(\\w+)/)?.[1]
  const tag = tags[prefix] ?? tags[cookie] ?? tags.en
  const [, screen = [], namespaces = [], calls = []] =
    routes.find(([pattern]) => new RegExp(pattern).test(path)) ?? []
  const messages = ['pages'].concat(namespaces).map((namespace) => ${JSON.stringify(`${catalogsFolder}/`)} + namespace + '.' + tag + '.js')
  const add = (rel, as, crossOrigin, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin, href }))
  for (const file of messages.concat(screen)) {
    const isStyle = file.endsWith('.css')
    add(isStyle ? 'preload' : 'modulepreload', isStyle ? 'style' : '', '', ${JSON.stringify(base)} + file)
  }
  const api = ${JSON.stringify(api)}
  if (api !== undefined) {
    for (const call of [${JSON.stringify(startCall)}].concat(calls)) {
      add('preload', 'fetch', 'use-credentials', api + call.replace('$4', () => path.split('/')[4]))
    }
  }
})()
`

/**
 * Serves `boot.js`, which runs before the first paint. In a build it preloads the screen, messages
 * and first calls of the address. A file, because the content policy forbids inline scripts.
 */
export function boot({ withCalls }: { withCalls: boolean }): Plugin {
  let base = '/'
  let api: string | undefined
  return {
    name: 'galley-boot',
    configResolved(config) {
      base = config.base
      // Must be the server that the application calls, or answers would be fetched twice.
      if (withCalls) api = config.env.VITE_API_BASE_URL ?? base.slice(0, -1)
    },
    configureServer(server) {
      server.middlewares.use(`${base}boot.js`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(bootScript())
      })
    },
    transformIndexHtml: { order: 'post', handler: bootLast },
    generateBundle(_options, bundle) {
      const chunks: Chunks = new Map()
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.set(output.fileName, output)
      }
      // Catalogs are entries too.
      const entry = [...chunks.values()].find(
        ({ facadeModuleId, name }) => facadeModuleId?.endsWith('.html') && name !== 'external',
      )
      if (!entry) return
      const routes = earlyRoutes(chunks, new Set(withImports(entry.fileName, chunks)))
      checkCatalogs(chunks, routes)
      const source = bootScript(loader(sharedFirst(routes), base, api))
      this.emitFile({ type: 'asset', fileName: 'boot.js', source })
    },
  }
}
