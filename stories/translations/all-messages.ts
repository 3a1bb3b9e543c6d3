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

/** By route. */
export const messagesByRoute = messagesByScreen(routeFiles, texts, rowsOf(byPath))
