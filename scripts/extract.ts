import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../lingui.config.ts'
import { catalogProblems } from './check/rules/catalog-rules.ts'
import { runCommand } from './check/run-command.ts'
import { root } from './setup/project-node.mjs'

// Lingui's tables do not show which messages need a translation.
const { exitCode, output } = await runCommand('lingui', ['extract', '--clean'])
if (exitCode !== 0) {
  console.error(output)
  process.exit(exitCode)
}
const problems = (configuration.catalogs ?? []).flatMap(({ path }) =>
  configuration.locales.flatMap((locale) => {
    const file = `${path.replace('<rootDir>/', '').replace('{locale}', locale)}.po`
    const text = readFileSync(join(root, file), 'utf8')
    return catalogProblems(text, text).map((problem) => `${file}: ${problem}`)
  }),
)
for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? 'Every message is translated.'
    : `${problems.length} messages need a translation.`,
)
