import { escapedHtml } from '../escaped-html.ts'

/** Addresses are relative to the page; a new story has no picture before, a removed one none after. */
export type PictureDifference = {
  id: string
  title: string
  before?: string
  after?: string
  difference?: string
}

type DifferencePage = {
  /** Scheme, width and language of the pictures. */
  set: string
  /** What was compared, such as a commit. */
  revision: string
  /** How many pictures were compared. */
  compared: number
  differences: readonly PictureDifference[]
}

const style = `
:root { color-scheme: light }
body { margin: 0 auto; max-width: 1800px; padding: 24px; background: #faf8f3; color: #1c2430; font: 16px/1.5 sans-serif }
h1, h2 { font-family: serif; line-height: 1.3 }
h2 { margin: 0 0 8px; font-size: 20px; overflow-wrap: anywhere }
article { margin-top: 40px; padding-top: 16px; border-top: 1px solid #8b8474 }
.pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 288px), 1fr)); align-items: start }
figure { margin: 0; min-width: 0 }
figcaption { color: #4b5462 }
img { display: block; box-sizing: border-box; max-width: 100%; border: 1px solid #8b8474; background: #fff }
a { color: #0e5057 }
`

function kindOf({ before, after }: PictureDifference): string {
  if (!before) return 'new'
  return after ? 'changed' : 'removed'
}

const figureOf = (caption: string, address: string | undefined, title: string) =>
  address
    ? `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" loading="lazy" alt="${escapedHtml(`${title}, ${caption.toLowerCase()}`)}"></a></figure>`
    : ''

function articleOf(difference: PictureDifference): string {
  const { id, title, before, after } = difference
  const figures = [
    figureOf('Before', before, title),
    figureOf('After', after, title),
    figureOf('Difference', difference.difference, title),
  ]
  return `<article id="${id}"><h2>${escapedHtml(title)} (${kindOf(difference)})</h2><div class="pictures">${figures.join('')}</div></article>`
}

const documentOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`

function countText({ compared, differences }: DifferencePage): string {
  if (differences.length === 0) return `All ${compared} pictures are as accepted.`
  const kinds = Map.groupBy(differences, kindOf)
  const counts = Array.from(kinds, ([kind, found]) => `${found.length} ${kind}`)
  return `Of ${compared} pictures: ${counts.join(', ')}.`
}

/** One page for a set: each picture that differs, before and after. */
export function differencePage(page: DifferencePage): string {
  const { set, revision, differences } = page
  const links = differences.map(
    ({ id, title }) => `<li><a href="#${id}">${escapedHtml(title)}</a></li>`,
  )
  const list = links.length > 1 ? `<ul>${links.join('')}</ul>` : ''
  return documentOf(
    `Differences: ${set}`,
    `<h1>Differences: ${set}</h1><p>${escapedHtml(revision)}. ${countText(page)}</p>${list}${differences.map(articleOf).join('\n')}`,
  )
}

/** The page above those of all sets in the folder. */
export function overviewPage(sets: readonly string[]): string {
  const links = sets.map((set) => `<li><a href="${set}/index.html">${set}</a></li>`)
  return documentOf('Differences', `<h1>Differences</h1><ul>${links.join('')}</ul>`)
}
