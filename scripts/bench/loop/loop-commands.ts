import { scripts, startCommand } from '../../commands/start-command.ts'
import { freePort } from '../../setup/free-port.ts'
import { projectEnvironment } from '../../setup/project-node.mjs'

const baseline = 'scripts/bench/baseline'
const vitest = `node node_modules/vitest/vitest.mjs run --config ${baseline}/vitest.config.ts`

export type LoopCommand = {
  name: string
  /** Of package.json, with its arguments. */
  script: 'unit' | 'stories' | 'e2e' | 'check'
  args: readonly string[]
  /** The same work on the bare page, by commands that run side by side. */
  companion: { name: string; commands: readonly string[] }
}

export const loopCommands: readonly LoopCommand[] = [
  {
    name: 'one story',
    script: 'stories',
    args: ['stories/orders/dashboard.stories.tsx', '-t', 'No Orders Yet'],
    companion: {
      name: 'the bare page in Vitest',
      commands: [`${vitest} --browser.enabled rendered`],
    },
  },
  {
    name: 'one file of unit tests',
    script: 'unit',
    args: ['src/lib/format-address.test.ts'],
    companion: { name: 'a test of the bare page', commands: [`${vitest} counted`] },
  },
  {
    name: 'one browser test',
    script: 'e2e',
    args: ['e2e/order-details/order-page.spec.ts', '--output', '.cache/bench/test-results'],
    companion: {
      name: 'one of the bare page',
      commands: [
        `node node_modules/@playwright/test/cli.js test --config ${baseline}/playwright.config.ts --output .cache/bench/bare-results`,
      ],
    },
  },
]

export const checkCommand: LoopCommand = {
  name: 'npm run check',
  script: 'check',
  args: [],
  companion: {
    name: 'types and lint of the bare page',
    commands: [
      `node node_modules/typescript7/bin/tsc --noEmit --project ${baseline}`,
      `node node_modules/@biomejs/biome/bin/biome ci ${baseline}`,
    ],
  },
}

type RunOptions = { args?: readonly string[]; folder: string }

/** Milliseconds until all of them have ended. @throws their output if one fails */
async function timeOf(
  commands: readonly string[],
  { args = [], folder }: RunOptions,
): Promise<number> {
  const env = { ...projectEnvironment(), GALLEY_PORT: String(await freePort()) }
  const begin = performance.now()
  await Promise.all(
    commands.map(async (command) => {
      const { ended, output } = startCommand(command, args, { folder, env })
      if ((await ended) !== 0) throw new Error(`${command}\n${output()}`)
    }),
  )
  return performance.now() - begin
}

export const runOurs = ({ script, args }: LoopCommand, folder: string) =>
  timeOf([scripts.get(script) ?? ''], { args, folder })

export const runBare = ({ companion }: LoopCommand, folder: string) =>
  timeOf(companion.commands, { folder })
