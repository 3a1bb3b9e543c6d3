import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectNode, root } from '../../setup/project-node.mjs'

/** Builds what a real server is given; returns its folder. */
export const buildProduction = () => build('production', [])

/** Builds the demo, in which the page answers its own calls; returns its folder. */
export const buildDemo = () => build('demo', ['--mode', 'demo'])

function build(name: string, options: string[]): string {
  const folder = join(root, '.cache/bench', name)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const target = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const run = [vite, 'build', ...options, ...target]
  if (spawnSync(projectNode, run, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1)
  return folder
}
