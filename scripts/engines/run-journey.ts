import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import type { Engine, EnginePage } from './engine-page.ts'
import type { EngineJourney } from './journey.ts'
import type { WatchedSite } from './site.ts'
import { SiteVisitor, until } from './site-visitor.ts'
import { problemPrefix } from './watch-page.ts'

/** Of all pages of a session, which share their storage. */
const problemsOf = (page: EnginePage) =>
  page.run(
    (prefix) =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : [])),
    problemPrefix,
  )

/** Firefox reserves the name by an empty file. */
const isWhole = (path: string) =>
  !/[.](part|crdownload|wkdownload)$/.test(path) && statSync(path).size > 0

/** @throws where a step fails, or the console or the contract complains. */
export async function runJourney(
  engine: Engine,
  { run, expects }: EngineJourney,
  { site, folder }: { site: WatchedSite; folder: string },
): Promise<void> {
  const downloads = join(folder, 'downloads')
  rmSync(downloads, { recursive: true, force: true })
  mkdirSync(downloads, { recursive: true })
  const session = await engine.begin(downloads)
  const pages: EnginePage[] = []
  try {
    await run({
      site,
      async open() {
        const page = await session.open()
        pages.push(page)
        return new SiteVisitor(page, site.origin)
      },
      async downloaded(name) {
        const arrived = () =>
          readdirSync(downloads).find((file) => isWhole(join(downloads, file)) && name.test(file))
        await until(`${name} is downloaded`, async () => arrived() !== undefined)
        return readFileSync(join(downloads, arrived() ?? ''))
      },
      sample(name) {
        const { fileName, bytes } = sampleManuscript(name)
        const path = join(folder, fileName)
        writeFileSync(path, bytes)
        return path
      },
    })
    const [first] = pages
    const problems = first ? await problemsOf(first) : []
    const unexpected = problems.filter((problem) => !expects?.test(problem))
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
  } catch (error) {
    await pages
      .at(-1)
      ?.picture(join(folder, 'failure.png'))
      .catch(() => undefined)
    throw error
  } finally {
    await session.end()
  }
}
