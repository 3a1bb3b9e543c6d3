import { escapedHtml } from './escaped-html.ts'
import type { PicturedStory } from './picture-options.ts'

/** `path` is relative to the page of the sheet. */
type SheetPicture = { name: string; path: string; differs: boolean }

type SheetPage = { title: string; file: string; pictures: SheetPicture[] }

export type SheetSet = {
  heading: string
  sheets: readonly SheetPage[]
  /** Pixels. */
  pictureWidth: number
}

export const picturesOnSheet = 12

/** One sheet for each title, and more where a title has many stories. */
export function sheetPages(
  stories: readonly PicturedStory[],
  pictureOf: (id: string) => Omit<SheetPicture, 'name'> | undefined,
): SheetPage[] {
  const byTitle = Map.groupBy(stories, ({ title }) => title.slice(0, title.lastIndexOf(': ')))
  return Array.from(byTitle, ([title, ofTitle]) => {
    const pictures = ofTitle.flatMap((story) => {
      const picture = pictureOf(story.id)
      return picture ? [{ ...picture, name: story.title.slice(title.length + 2) }] : []
    })
    const id = ofTitle[0]?.id.split('--')[0] ?? ''
    return Array.from({ length: Math.ceil(pictures.length / picturesOnSheet) }, (_, sheet) => ({
      title,
      file: sheet === 0 ? id : `${id}-${sheet + 1}`,
      pictures: pictures.slice(sheet * picturesOnSheet, (sheet + 1) * picturesOnSheet),
    }))
  }).flat()
}

const styleOf = (width: number) => `
body { margin: 0; padding: 16px; background: #e6e2d8; color: #1c2430; font: 15px/1.4 sans-serif }
h1 { font-size: 22px; margin: 0 0 12px }
h2 { font-size: 18px; margin: 24px 0 8px }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, ${width}px); gap: 16px }
figure { margin: 0 }
a { display: block; max-height: ${1.6 * width}px; overflow: hidden }
img { display: block; width: ${width}px; background: #fff }
.differs a { outline: 3px solid #b4172b }
figcaption { padding-top: 4px }
`

function figureOf({ name, path, differs }: SheetPicture): string {
  const caption = differs ? `${name} (differs)` : name
  return `<figure${differs ? ' class="differs"' : ''}><a href="${path}"><img src="${path}" loading="lazy" alt="${escapedHtml(name)}"></a><figcaption>${escapedHtml(caption)}</figcaption></figure>`
}

/** The sheets below each other. */
export function pageOfSheets({ heading, sheets, pictureWidth }: SheetSet): string {
  const sections = sheets.map(
    ({ title, pictures }) =>
      `<section><h2>${escapedHtml(title)}</h2><div class="sheet">${pictures.map(figureOf).join('')}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapedHtml(heading)}</title><style>${styleOf(pictureWidth)}</style><h1>${escapedHtml(heading)}</h1>${sections.join('\n')}</html>`
}
