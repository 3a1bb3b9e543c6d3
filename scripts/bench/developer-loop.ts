import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { workFolder } from '../check/forget-last-run.ts'
import { makeScratchCopy, removeScratchCopy } from '../commands/scratch-copy.ts'
import { root } from '../setup/project-node.mjs'
import {
  checkCommand,
  type LoopCommand,
  loopCommands,
  runBare,
  runOurs,
} from './loop/loop-commands.ts'
import { type DevServer, type LoopTimes, visitServer } from './loop/visited-server.ts'
import { bareFirstUse } from './speed/bare-page.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildBarePage } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inBrowser } from './speed/in-pages.ts'
import { inTurns } from './speed/in-turns.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(3)
const saves = roundsOf(5)
/** Components are saved there, never in the project itself. */
const folder = join(root, '.cache/bench/developer-loop')
/** A check that has passed is not repeated. */
const passed = join(folder, workFolder, 'passed')

const ours: DevServer = {
  command: 'node scripts/start.mjs',
  path: '/en/researcher',
  firstRow: 'main li h3 a',
  component: 'src/features/orders/order-card.tsx',
  element: '<h3',
}
const bare: DevServer = {
  command:
    'node node_modules/vite/bin/vite.js --config scripts/bench/baseline/vite.config.ts --host 127.0.0.1',
  path: '/',
  firstRow: bareFirstUse.row,
  component: 'scripts/bench/baseline/manuscripts.tsx',
  element: '<ul',
}

/** Other load only slows a round down, so the fastest is the best estimate. */
const fastest = (all: readonly number[]) => Math.min(...all)

/** After a first turn that counts for nothing: it prepares packages and makes builds. */
async function prepared<Times>(ours: () => Promise<Times>, companion: () => Promise<Times>) {
  if (!isSmoke) await inTurns(1, ours, companion)
  return inTurns(rounds, ours, companion)
}

async function visits(): Promise<Figure[]> {
  const all = await inBrowser((browser) => {
    const visit = (server: DevServer) => visitServer(browser, server, { folder, saves })
    return prepared(
      () => visit(ours),
      () => visit(bare),
    )
  })
  const figure = (name: string, part: 'start' | 'reload' | 'save'): Figure => {
    const best = (times: readonly LoopTimes[]) => fastest(times.map((one) => one[part]))
    const companion = { name: 'the bare page', value: best(all.companion) }
    return { name, unit: 'ms', value: best(all.ours), companion }
  }
  const reloads = Math.max(...all.ours.map((times) => times.reloads))
  return [
    figure('npm start to the first order', 'start'),
    figure('reload to the first order', 'reload'),
    figure('saved component to the changed page', 'save'),
    { name: 'reloads for a saved component', unit: '', value: reloads, limit: 0 },
  ]
}

async function commandFigure(command: LoopCommand, where: string): Promise<Figure> {
  const times = await prepared(
    () => {
      rmSync(passed, { recursive: true, force: true })
      return runOurs(command, where)
    },
    () => runBare(command, where),
  )
  const companion = { name: command.companion.name, value: fastest(times.companion) }
  return { name: command.name, unit: 'ms', value: fastest(times.ours), companion }
}

function show(what: string, figures: readonly Figure[]): void {
  const load = loadavg().map((one) => one.toFixed(1))
  showFigures(`${what}, the best of ${rounds}, at a load of ${load.join(', ')}:`, figures)
}

buildBarePage()
makeScratchCopy(folder)
try {
  show('The development server', await visits())
  const figures: Figure[] = []
  // The others run in every test run; to see that they are measured, the quickest is enough.
  const measured = isSmoke ? loopCommands.filter(({ script }) => script === 'unit') : loopCommands
  for (const command of measured) figures.push(await commandFigure(command, root))
  if (!isSmoke) figures.push(await commandFigure(checkCommand, folder))
  show('Commands', figures)
} finally {
  removeScratchCopy(folder)
}
