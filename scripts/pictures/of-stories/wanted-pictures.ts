import type { Page } from 'playwright'
import { isPictureSize, type PictureSize } from '../../../stories/flows/picture-sizes.ts'
import { storiesIn } from '../picture-options.ts'

/** Where a page shows a story; `sizes` are names of windows. */
type PicturePlace = { id: string; sizes: string }

export type WantedPicture = { id: string; size: PictureSize }

/** Pages that show stories as pictures. */
const showsPictures = /^(sitemap|flows)-/

/** The ids of those pages, from Storybook's index.json. */
export function pagesWithPictures(index: unknown): string[] {
  return storiesIn(index)
    .map(({ id }) => id)
    .filter((id) => showsPictures.test(id))
}

/** What the elements of a page ask for, each picture once. */
export function wantedOf(elements: readonly PicturePlace[], only: string): WantedPicture[] {
  const wanted = elements
    .filter(({ id }) => id.includes(only))
    .flatMap(({ id, sizes }) => sizes.split(' ').map((size) => ({ id, size })))
  const found = new Map<string, WantedPicture>()
  for (const { id, size } of wanted) {
    if (isPictureSize(size)) found.set(`${size} ${id}`, { id, size })
  }
  return [...found.values()]
}

/** Opens the pages, without the stories in them, and collects the pictures that they would show. */
export async function findWanted(
  page: Page,
  ids: readonly string[],
  only: string,
): Promise<WantedPicture[]> {
  await page.route('**/iframe.html*', (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  )
  const places: PicturePlace[] = []
  for (const id of ids) {
    await page.goto(`/iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`)
    await page.waitForSelector('[data-pictured]', { state: 'attached' })
    places.push(
      ...(await page.$$eval('[data-pictured]', (found) =>
        found.map((element) => ({
          id: element.getAttribute('data-pictured') ?? '',
          sizes: element.getAttribute('data-sizes') ?? '',
        })),
      )),
    )
  }
  return wantedOf(places, only)
}
