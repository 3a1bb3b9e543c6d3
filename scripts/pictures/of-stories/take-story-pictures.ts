import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import {
  type PictureSize,
  pictureFile,
  pictureSizes,
} from '../../../stories/flows/picture-sizes.ts'
import { serveBuild } from '../../budget/serve-build.ts'
import { findBrowser } from '../../setup/find-browser.ts'
import { findWanted, pagesWithPictures, type WantedPicture } from './wanted-pictures.ts'
import { writeFirstView } from './write-first-view.ts'

const schemes = ['light', 'dark'] as const

/** Wide windows are shown at less than half their size. */
const pixelRatios: Record<PictureSize, number> = { phone: 1, desktop: 0.5, screen: 0.5 }

const patience = 60_000

type Task = { scheme: (typeof schemes)[number]; id: string; sizes: readonly PictureSize[] }

type Save = (file: string, picture: Buffer) => void

function tasksOf(wanted: readonly WantedPicture[]): Task[] {
  const byStory = [...Map.groupBy(wanted, ({ id }) => id)]
  return schemes.flatMap((scheme) =>
    byStory.map(([id, all]) => ({ scheme, id, sizes: all.map(({ size }) => size) })),
  )
}

async function play(page: Page, { id, scheme }: Task): Promise<void> {
  const globals = `scheme:${scheme};language:en;a11y.manual:!true`
  await page.goto(`/iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`)
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'))
  const thrown = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException')?.[0]?.message,
  )
  if (thrown) throw new Error(String(thrown))
}

async function capture(page: Page, session: CDPSession, size: PictureSize): Promise<Buffer> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...pictureSizes[size],
    deviceScaleFactor: pixelRatios[size],
    mobile: false,
  })
  // What depends on the width is rendered again.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 72 })
  return Buffer.from(data, 'base64')
}

/**
 * Plays a story in a wide window, as the tests do, and fits the window afterwards. One that fails or hangs has
 * no picture: the page shows it itself.
 */
async function take(browser: Browser, baseURL: string, task: Task, save: Save): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport: pictureSizes.desktop,
    colorScheme: task.scheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(patience)
  try {
    await play(page, task)
    const session = await page.context().newCDPSession(page)
    for (const size of task.sizes) {
      save(pictureFile(task.scheme, size, task.id), await capture(page, session, size))
    }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    console.log(`No picture of ${task.id}: ${reason}`)
  }
  await page.close()
}

/**
 * Takes the pictures that the sitemap and the flows of a built Storybook show, into its folder.
 * @param only part of the ids of stories @returns how many
 */
export async function takeStoryPictures(built: string, only: string): Promise<number> {
  const folder = join(built, 'pictures')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  const save: Save = (file, picture) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), picture)
    files.push(file)
  }
  const { address, stop } = await serveBuild(built, async () => new Response(null, { status: 404 }))
  const browser = await chromium.launch(findBrowser())
  try {
    const page = await browser.newPage({ baseURL: address })
    const index: unknown = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
    const tasks = tasksOf(await findWanted(page, pagesWithPictures(index), only))
    await page.close()
    const takeNext = async (): Promise<void> => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        await take(browser, address, task, save)
      }
    }
    await Promise.all([takeNext(), takeNext()])
  } finally {
    await browser.close()
    stop()
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(files.toSorted()))
  if (files.some((file) => file.includes('/screen/'))) await writeFirstView(built)
  return files.length
}
