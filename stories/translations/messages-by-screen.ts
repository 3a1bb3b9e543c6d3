import { withImports } from '../sitemap/with-imports.ts'
import { messagesOf } from './read-po.ts'

/** Translations by language tag. The namespace is the catalog's folder. */
export type MessageRow = {
  namespace: string
  english: string
  context: string
  files: string[]
  translations: Record<string, string>
}

export type MessageSection = { file: string; rows: MessageRow[] }

const fileParts = /^src\/locales\/(.+)\/([^/]+)[.]po$/

/** `catalogs` by paths such as `src/locales/pages/ja.po`. */
export function messageRowsOf(catalogs: ReadonlyMap<string, string>): MessageRow[] {
  const found = Array.from(catalogs, ([path, text]) => {
    const [, namespace = '', tag = ''] = fileParts.exec(path) ?? []
    return { namespace, tag, messages: messagesOf(text) }
  })
  const keyOf = (namespace: string, id: string, context: string) =>
    JSON.stringify([namespace, id, context])
  const rows = new Map<string, MessageRow>()
  for (const { namespace, messages } of found.filter(({ tag }) => tag === 'en')) {
    for (const { id, context, translation, files } of messages) {
      const row = { namespace, english: translation || id, context, files, translations: {} }
      rows.set(keyOf(namespace, id, context), row)
    }
  }
  for (const { namespace, tag, messages } of found.filter(({ tag }) => tag !== 'en')) {
    for (const { id, context, translation } of messages) {
      const row = rows.get(keyOf(namespace, id, context))
      if (row && translation) row.translations[tag] = translation
    }
  }
  return [...rows.values()]
}

/** The screen's own messages first, shared ones last. */
const nearest = ['routes', 'screens', 'features', 'domain', 'app', 'ui', 'api', 'i18n', 'lib']
const distanceOf = (path: string) => nearest.findIndex((layer) => path.startsWith(`src/${layer}/`))

/** Each row once, below the first file that has it. */
function sectionsOf(rows: MessageRow[], files: Iterable<string>): MessageSection[] {
  const left = new Set(rows)
  return Array.from(files)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .map((file) => {
      const fileRows = [...left].filter((row) => row.files.includes(file))
      for (const row of fileRows) left.delete(row)
      return { file, rows: fileRows }
    })
    .filter((section) => section.rows.length > 0)
}

// Any screen may show a refusal, so none lists them.
const ofScreens = (imported: string) => !imported.startsWith('src/api/refusal-messages/')

/**
 * By screen, then by namespace for messages of no screen. `screens` are route files by route id,
 * `texts` sources by project path.
 */
export function messagesByScreen(
  screens: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  rows: MessageRow[],
): Map<string, MessageSection[]> {
  const found = new Map<string, MessageSection[]>()
  const shown = new Set<MessageRow>()
  for (const [name, file] of screens) {
    const sections = sectionsOf(rows, withImports(file, texts, ofScreens))
    for (const section of sections) for (const row of section.rows) shown.add(row)
    if (sections.length > 0) found.set(name, sections)
  }
  const others = Map.groupBy(
    rows.filter((row) => !shown.has(row)),
    ({ namespace }) => namespace,
  )
  for (const [namespace, left] of others) {
    const files = new Set(left.map(({ files: [first = ''] }) => first))
    found.set(`On no screen of its own: ${namespace}`, sectionsOf(left, files))
  }
  return found
}
