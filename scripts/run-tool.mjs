import { ensureInstall } from './setup/ensure-install.mjs'
import { ensureValidators, needsValidators } from './setup/ensure-validators.mjs'
import { runInProject } from './setup/project-node.mjs'

// Every npm script starts here, so that it works on a fresh clone.
const [what, ...args] = process.argv.slice(2)
if (!what) throw new Error('Say what to run: a TypeScript file, or a tool of node_modules/.bin.')
ensureInstall()
if (needsValidators(what)) await ensureValidators()
process.exitCode = await runInProject(what, args)
