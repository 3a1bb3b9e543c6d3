import { routeFiles, texts } from '../sitemap/route-files.ts'
import { messagesByScreen, rowsOf } from './messages-by-screen.ts'

const catalogues = import.meta.glob<string>('../../src/locales/**/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const byPath = new Map(
  Object.entries(catalogues).map(([path, text]) => [path.replace('../../', ''), text]),
)

/** The messages of every screen by its route, in all languages, file by file. */
export const messagesByRoute = messagesByScreen(routeFiles, texts, rowsOf(byPath))
