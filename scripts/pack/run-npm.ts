import { execFileSync } from 'node:child_process'
import { projectEnvironment } from '../setup/project-node.mjs'

/** What npm prints. @throws where it fails, with what it says of it */
export function runNpm(args: readonly string[], folder: string): string {
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  return execFileSync(command, [...before, ...args], {
    cwd: folder,
    // `npm run` hands on its own options by variables, such as the project as the prefix.
    env: { ...projectEnvironment(), npm_config_loglevel: 'error' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !npm && process.platform === 'win32',
  })
}
