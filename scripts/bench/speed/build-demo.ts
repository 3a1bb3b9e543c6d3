import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectNode, root } from '../../setup/project-node.mjs'

/** Builds the demo, in which the page answers its own calls; returns its folder. */
export function buildDemo(): string {
  const folder = join(root, '.cache/bench/demo')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const build = spawnSync(projectNode, [vite, 'build', ...options], { cwd: root, stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
  return folder
}
