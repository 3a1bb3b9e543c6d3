import { ensureInstall } from './setup/ensure-install.mjs'
import { ensureValidators } from './setup/ensure-validators.mjs'
import { runInProject } from './setup/project-node.mjs'

ensureInstall()
await ensureValidators()
process.exitCode = await runInProject('scripts/check/run-steps.ts', process.argv.slice(2))
