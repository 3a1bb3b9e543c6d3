import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeSheets } from '../pictures/draw-sheets.ts'
import type { Engine } from './engine-page.ts'
import type { EngineName } from './find-engines.ts'
import { sheetScreens } from './sheet-screens.ts'
import type { WatchedSite } from './site.ts'
import { SiteVisitor, until } from './site-visitor.ts'

/** Pixels, like all lengths here. */
const widths = [360, 1280]
const height = 900
/** On the sheet, where three stand beside one another. */
const pictureWidth = 400

const fileOf = (screen: string, width: number, engine: EngineName) =>
  `${screen}-${width}-${engine}.png`

/** Neither a skeleton is shown, nor a font is missing. */
const hasLoaded = () =>
  document.querySelector('[role=status] > div[aria-hidden=true]') === null &&
  document.fonts.status === 'loaded' &&
  [...document.fonts].some(({ status }) => status === 'loaded')

/** A picture may show the frame before. */
const drawn = () =>
  new Promise<null>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))
  })

async function takePictures(
  visitor: SiteVisitor,
  pathOf: (screen: string, width: number) => string,
): Promise<void> {
  for (const width of widths) {
    await visitor.page.resize(width, height)
    for (const { name, scenario, opening, shows } of sheetScreens) {
      await visitor.scenario(scenario, opening)
      await visitor.see(shows)
      await until(`${name} has loaded`, () => visitor.page.run(hasLoaded))
      await visitor.page.run(drawn)
      await visitor.page.picture(pathOf(name, width))
    }
  }
}

type EngineSheet = {
  take(name: EngineName, engine: Engine, site: WatchedSite): Promise<void>
  /** @returns the page */
  write(): Promise<string>
}

/** Pictures of the principal screens, those of all engines beside one another. */
export function beginSheet(folder: string): EngineSheet {
  const engines: EngineName[] = []
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return {
    async take(name, engine, site) {
      engines.push(name)
      const session = await engine.begin(folder)
      try {
        await takePictures(new SiteVisitor(await session.open(), site.origin), (screen, width) =>
          join(folder, fileOf(screen, width, name)),
        )
      } finally {
        await session.end()
      }
    },
    write() {
      const pictures = (screen: string) =>
        widths.flatMap((width) =>
          engines.map((engine) => ({
            name: `${engine}, ${width} pixels`,
            path: fileOf(screen, width, engine),
            differs: false,
          })),
        )
      const sheets = sheetScreens.map(({ name }) => ({
        title: name,
        file: name,
        pictures: pictures(name),
      }))
      return writeSheets(folder, { heading: 'Engines', sheets, pictureWidth })
    },
  }
}
