import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../setup/find-browser.ts'
import { type PicturedStory, type PictureOptions, setOf } from './picture-options.ts'
import { acceptedPictures, pictureResults, pictureSheets } from './picture-paths.ts'
import { pageOfSheets, type SheetSet, sheetPages } from './sheet-pages.ts'

/** Pictures of the last run that differ from the accepted ones, by story id. */
function differing(): Map<string, string> {
  if (!existsSync(pictureResults)) return new Map()
  const suffix = '-actual.png'
  const files = readdirSync(pictureResults, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((path) => path.endsWith(suffix))
      .map((path) => [
        path.slice(path.lastIndexOf('/') + 1, -suffix.length),
        join(pictureResults, path),
      ]),
  )
}

/** Into an empty folder: a page of all sheets, and a picture of each. @returns the page */
export async function writeSheets(folder: string, set: SheetSet): Promise<string> {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage({ viewport: { width: 1280, height: 300 } })
  for (const sheet of set.sheets) {
    const file = join(folder, `${sheet.file}.html`)
    writeFileSync(file, pageOfSheets({ ...set, sheets: [sheet] }))
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: join(folder, `${sheet.file}.png`), fullPage: true })
    rmSync(file)
  }
  await browser.close()
  const index = join(folder, 'index.html')
  writeFileSync(index, pageOfSheets(set))
  return index
}

/** Draws all pictures of a set side by side. @returns the page */
export async function drawSheets(
  options: PictureOptions,
  stories: readonly PicturedStory[],
): Promise<string> {
  const set = setOf(options)
  const folder = join(pictureSheets, set)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const changed = options.accept ? new Map<string, string>() : differing()
  const sheets = sheetPages(stories, (id) => {
    const path = changed.get(id) ?? join(acceptedPictures, set, `${id}.png`)
    return existsSync(path) ? { path: relative(folder, path), differs: changed.has(id) } : undefined
  })
  return writeSheets(folder, { heading: set, sheets, pictureWidth: 300 })
}
