import type { StyleRoles } from './paragraph-styles.ts'
import type { ScannedBlock } from './scan-part.ts'

const caption =
  /^[\s*([【]*(supplement\w*\s+)?(fig(ure|ura|s)?|abb(ildung)?|scheme|chart|graph|plate|photo\w*|image|illustration|gráfico|esquema|foto|imagem|imagen|quadro|mapa?|图|圖|図|그림)[\s.\u00a0]*[a-z]?[.-]?(\d|[一二三四五六七八九十]|[ivx]+[.:])/iu
const ofTable = /^[\s*(]*(table|tabelle|tabela|tabla|quadro|表|표)/iu
/** "(a)" below one of several pictures. */
const panel = /^\(?[a-h1-9]\)?[.:]?$/i

/** Adjacent pictures are one figure. */
type Item = { kind: 'figure' | 'caption' | 'text'; isUsed: boolean }

/** Figures without a caption before or after them. Captions listed elsewhere count, too. */
export function countUncaptioned(blocks: readonly ScannedBlock[], roles: StyleRoles): number {
  const items = itemsOf(blocks, roles)
  let missing = 0
  items.forEach((item, index) => {
    if (item.kind !== 'figure') return
    const near = [items[index - 1], items[index + 1]]
    const own = near.find((one) => one?.kind === 'caption' && !one.isUsed)
    if (own) own.isUsed = true
    else missing += 1
  })
  const spare = items.filter(({ kind, isUsed }) => kind === 'caption' && !isUsed).length
  return Math.max(0, missing - spare)
}

function itemsOf(blocks: readonly ScannedBlock[], roles: StyleRoles): Item[] {
  const items: Item[] = []
  const add = (kind: Item['kind']) => items.push({ kind, isUsed: false })
  for (const block of blocks) {
    const text = block.text.normalize('NFKC').trim()
    const hasText = text !== '' && !panel.test(text)
    if (block.hasPicture && items.at(-1)?.kind !== 'figure') add('figure')
    if (hasText) add(isCaption(text, roles.get(block.style ?? '')) ? 'caption' : 'text')
  }
  return items
}

function isCaption(text: string, role: string | undefined): boolean {
  return caption.test(text) || (role === 'caption' && !ofTable.test(text))
}
