import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { runInProject } from '../setup/project-node.mjs'
import { drawSheets } from './draw-sheets.ts'
import {
  type PicturedStory,
  picturedStories,
  readPictureOptions,
  setOf,
} from './picture-options.ts'
import {
  acceptedPictures,
  builtStorybook,
  pictureReport,
  pictureResults,
  publishedPictures,
} from './picture-paths.ts'
import { publishDifferences } from './publish/publish-differences.ts'

const args = process.argv.slice(2)
const options = readPictureOptions(args)
const set = join(acceptedPictures, setOf(options))

function storiesWith(only: string): PicturedStory[] {
  const index: unknown = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8'))
  return picturedStories(index, only)
}

/** Pictures of removed stories are deleted with --accept, else reported. */
function removeStale(): void {
  if (!existsSync(set)) return
  const names = new Set(storiesWith('').map(({ id }) => `${id}.png`))
  for (const name of readdirSync(set).filter((one) => !names.has(one))) {
    if (options.accept) rmSync(join(set, name))
    console.log(`${name}: ${options.accept ? 'thrown away, its' : 'its'} story is gone.`)
  }
}

async function take(): Promise<number> {
  if (!options.accept && !existsSync(set)) {
    console.log(
      `No pictures of ${setOf(options)} are accepted on this machine. Accept those of a state that`,
    )
    console.log('you know, such as main: the same command with --accept. Then compare your own.')
    return 1
  }
  ensureBrowser()
  if (!options.reuse || !existsSync(builtStorybook)) {
    const build = ['build', '--output-dir', builtStorybook, '--test', '--quiet']
    const failed = await runInProject('storybook', build)
    if (failed) return failed
  }
  const { address, stop } = await serveBuild(
    builtStorybook,
    async () => new Response(null, { status: 404 }),
  )
  process.env.GALLEY_PICTURES = args.join(' ')
  process.env.GALLEY_STORYBOOK = new URL(address).host
  const code = await runInProject('playwright', [
    'test',
    '--config',
    `${import.meta.dirname}/pictures.config.ts`,
  ])
  stop()
  removeStale()
  const stories = storiesWith(options.only)
  const sheets = await drawSheets(options, stories)
  console.log(`All of them side by side, also as a picture for each title: ${sheets}`)
  console.log(
    options.accept
      ? `The pictures are accepted: ${set}`
      : `The report, each picture beside the accepted one: ${join(pictureReport, 'index.html')}`,
  )
  if (options.publish) {
    const page = publishDifferences({
      folder: publishedPictures,
      set: setOf(options),
      accepted: set,
      results: pictureResults,
      stories,
      isWhole: options.only === '',
    })
    console.log(`The differences for others, to copy with their folder: ${page}`)
  }
  return code
}

process.exitCode = await take()
