import { ensureInstall } from './setup/ensure-install.mjs'
import { ensureValidators } from './setup/ensure-validators.mjs'
import { runInProject, startAgain } from './setup/project-node.mjs'

ensureInstall()
await ensureValidators()
const args = process.argv.slice(2)
let code = startAgain
while (code === startAgain) code = await runInProject('scripts/setup/serve-app.ts', args)
process.exitCode = code
