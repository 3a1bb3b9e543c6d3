import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectEnvironment, projectNode, root } from '../../setup/project-node.mjs'

/** What a real server is given; returns its folder. */
export const buildProduction = () => builtApplication('production')

/** The demo, in which the page answers its own calls; returns its folder. */
export const buildDemo = () => builtApplication('demo')

/** A page that is made of the same libraries and nothing else; returns its folder. */
export const buildBarePage = () =>
  build('baseline', ['--config', join(root, 'scripts/bench/baseline/vite.config.ts')])

/** A page with the mock backend and one with an empty handler; returns their folder. */
export const buildCallPages = () =>
  build('call-page', ['--config', join(root, 'scripts/bench/speed/call-page/vite.config.ts')])

function builtApplication(mode: 'production' | 'demo'): string {
  const builds = process.env.GALLEY_BUILDS
  return builds ? join(root, builds, mode) : build(mode, ['--mode', mode])
}

/** Keeps a build of the same sources. */
function build(name: string, options: string[]): string {
  const folder = join(root, '.cache/bench', name)
  const target = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const run = ['scripts/check/build-if-changed.ts', 'build', ...options, ...target]
  const { status } = spawnSync(projectNode, run, {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The build of ${name} failed.`)
  return folder
}
