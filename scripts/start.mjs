import { ensureInstall } from './setup/ensure-install.mjs'
import { ensureValidators } from './setup/ensure-validators.mjs'
import { runInProject, runWithRestarts } from './setup/project-node.mjs'

ensureInstall()
await ensureValidators()
const args = process.argv.slice(2)
process.exitCode = await runWithRestarts(() => runInProject('scripts/setup/serve-app.ts', args))
