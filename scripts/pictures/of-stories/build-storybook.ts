import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../../setup/ensure-browser.ts'
import { runInProject } from '../../setup/project-node.mjs'
import { takeStoryPictures } from './take-story-pictures.ts'

const { values } = parseArgs({
  options: {
    output: { type: 'string', default: 'dist/storybook' },
    only: { type: 'string', default: '' },
    'without-pictures': { type: 'boolean', default: false },
  },
})

/** The pages read the list, and then show the stories themselves. */
function leaveOutPictures(folder: string): number {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  writeFileSync(join(folder, 'pictures/index.json'), '[]')
  return 0
}

async function build(): Promise<number> {
  const code = await runInProject('storybook', ['build', '--output-dir', values.output, '--quiet'])
  if (code) return code
  if (values['without-pictures']) return leaveOutPictures(values.output)
  ensureBrowser()
  const started = performance.now()
  const count = await takeStoryPictures(values.output, values.only)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${count} pictures for the sitemap and the flows, taken in ${seconds} s.`)
  return count > 0 ? 0 : 1
}

process.exitCode = await build()
