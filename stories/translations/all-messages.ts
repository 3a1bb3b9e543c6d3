import { routeFiles, texts } from '../sitemap/route-files.ts'
import { messageRowsOf, messagesByScreen } from './messages-by-screen.ts'

const catalogs = import.meta.glob<string>('../../src/locales/**/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const byPath = new Map(
  Object.entries(catalogs).map(([path, text]) => [path.replace('../../', ''), text]),
)

/** By route. */
export const messagesByRoute = messagesByScreen(routeFiles, texts, messageRowsOf(byPath))
