import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { storyPlugins } from '../.storybook/story-plugins.ts'

const story = 'stories/grammar-check/ordinal.stories.tsx'
const expectation = 'toBe(inEnglish)'

/** Zero-based. */
function positionIn(text: string): [line: number, column: number] {
  const lines = text.split('\n')
  const line = lines.findIndex((one) => one.includes(expectation))
  return [line, lines[line]?.indexOf(expectation) ?? -1]
}

it('leads from what runs of a story to the line that was written, which a failure names', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [storyPlugins()],
    // One story is transformed, and none runs.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const served = await server.transformRequest(`/${story}`)
  await server.close()
  if (!served?.map || !('sources' in served.map)) throw new Error('The story has no source map.')
  const map = new SourceMap({ ...served.map, sourceRoot: '' })
  const [line] = positionIn(await readFile(story, 'utf8'))
  expect(map.findEntry(...positionIn(served.code))).toMatchObject({ originalLine: line })
})
