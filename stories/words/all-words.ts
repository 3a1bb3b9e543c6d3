import { rowsOf, wordsByScreen } from '../../scripts/words/words-by-screen.ts'
import { routeFiles, texts } from '../map/route-files.ts'

const catalogues = import.meta.glob<string>(
  ['../../src/locales/**/*.po', '!../../src/locales/**/pseudo.po'],
  { query: '?raw', import: 'default', eager: true },
)

const byPath = new Map(
  Object.entries(catalogues).map(([path, text]) => [path.replace('../../', ''), text]),
)

/** The words of every screen by its route, in all languages, file by file. */
export const allWords = wordsByScreen(routeFiles, texts, rowsOf(byPath))
