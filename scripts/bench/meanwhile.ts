import type { Browser } from 'playwright'
import { startOurs } from './servers/rival-servers.ts'
import { answeringTime } from './speed/answering-time.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildCallPages } from './speed/build-application.ts'
import { longManuscript, manuscriptWords } from './speed/edited-manuscript.ts'
import type { Figure } from './speed/figures.ts'
import { inPages } from './speed/in-pages.ts'
import {
  drawingTask,
  longTaskFigure,
  observeLongTasks,
  readLongestTask,
} from './speed/long-tasks.ts'
import { longestWords, manuscriptOf } from './speed/manuscript-of.ts'
import { type Meanwhile, playMeanwhile, type Watched, type Work } from './speed/play-meanwhile.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(3)
/** Milliseconds of a round; proofreading a long text goes on the same way for a minute. */
const watched = isSmoke ? 1_000 : 4_000
const scenario = 'digital-editing-trial'
const works: readonly Work[] = ['assess', 'edit']
const what = { assess: 'graded', edit: 'edited' }
/** Of the slowest call while a manuscript is worked on to the slowest without one. */
const mostDelay = 5
/** Milliseconds of processor in the thread that answers, of which its longest block is a part. */
const mostAnswering = 100

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Other load only makes a call slower, so the best round counts. */
const slowest = (all: readonly (readonly number[])[]) =>
  Math.min(...all.map((times) => Math.max(...times)))

const answers = (name: string, all: readonly Watched[]): Figure => ({
  name,
  unit: 'ms',
  value: slowest(all.map(({ meanwhile }) => meanwhile)),
  companion: { name: 'without it', value: slowest(all.map(({ before }) => before)) },
  limit: mostDelay,
})

async function inRounds(play: () => Promise<Watched>): Promise<Watched[]> {
  const all: Watched[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await play())
  return all
}

async function overHttp(): Promise<Figure[]> {
  const server = await startOurs()
  const headersOf = (world: string) => ({
    'X-World': world,
    'X-Scenario': `scenario=${scenario}`,
  })
  const file = base64(manuscriptOf(longestWords))
  const figures: Figure[] = []
  for (const work of works) {
    const usual = { origin: server.origin, work, file, own: headersOf(work), watched }
    for (const world of [work, 'another']) {
      const input: Meanwhile = { ...usual, other: headersOf(world) }
      const where = world === work ? 'the same world' : 'another world'
      const name = `a call to ${where} while ${longestWords} words are ${what[work]}`
      figures.push(answers(name, await inRounds(() => playMeanwhile(input))))
    }
  }
  await server.stop()
  return figures
}

async function inThePage(browser: Browser, address: string, bareAddress: string) {
  const page = await browser.newPage()
  await page.goto(`${address}/real.html?scenario=${scenario}`)
  await page.waitForFunction(() => document.title === 'Ready')
  const usual = { origin: '', own: {}, other: {}, watched }
  // The proofreader and the checks of the contract load with the first call.
  for (const work of works)
    await page.evaluate(playMeanwhile, { ...usual, work, file: base64(manuscriptOf(1_000)) })
  await observeLongTasks(page)
  const file = base64(longManuscript().bytes)
  const figures: Figure[] = []
  for (const work of works) {
    const tasks: number[] = []
    const drawings: number[] = []
    const all = await inRounds(async () => {
      await readLongestTask(page)
      const times = await page.evaluate(playMeanwhile, { ...usual, work, file })
      tasks.push(await readLongestTask(page))
      drawings.push(await drawingTask(browser, bareAddress))
      return times
    })
    const name = `while ${manuscriptWords} words are ${what[work]}`
    figures.push(
      answers(`a call in a page ${name}`, all),
      longTaskFigure(`the longest task of a page ${name}`, tasks, drawings),
    )
  }
  return figures
}

async function inTheThread(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const work of works) {
    const name = `of the thread that answers, while ${manuscriptWords} words are ${what[work]}`
    const value = await answeringTime(scenario, work)
    figures.push({ name, unit: 'ms', value, limit: mostAnswering })
  }
  return figures
}

showFigures('Processor time:', await inTheThread())
showFigures('The slowest other call over HTTP:', await overHttp())
const answerApi = async () => new Response('Nothing may come here.', { status: 501 })
showFigures(
  'The slowest other call in a page, and its longest task:',
  await inPages({ folder: buildCallPages(), answerApi }, ({ browser, address, bareAddress }) =>
    inThePage(browser, address, bareAddress),
  ),
)
