import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../../lingui.config.ts'
import { root } from '../setup/project-node.mjs'
import { catalogueProblems } from './catalogue-rules.ts'
import { runCommand } from './run-command.ts'

// Extraction works on a copy: a check changes nothing.
const copy = '.cache/catalogues'
const kept = (locale: string) => join(root, `src/locales/${locale}.po`)
const extracted = (locale: string) => join(root, `${copy}/${locale}.po`)

rmSync(join(root, copy), { recursive: true, force: true })
mkdirSync(join(root, copy), { recursive: true })
for (const locale of configuration.locales) {
  if (existsSync(kept(locale))) cpSync(kept(locale), extracted(locale))
}
const file = join(root, copy, 'lingui.config.ts')
writeFileSync(
  file,
  `import configuration from '../../lingui.config.ts'
const catalogs = configuration.catalogs.map((one) => ({ ...one, path: '<rootDir>/${copy}/{locale}' }))
export default { ...configuration, rootDir: ${JSON.stringify(root)}, catalogs }
`,
)
const { exitCode, output } = await runCommand('lingui', ['extract', '--clean', '--config', file])
if (exitCode !== 0) {
  console.error(output)
  process.exit(exitCode)
}
const problems = configuration.locales.flatMap((locale) => {
  const now = existsSync(kept(locale)) ? readFileSync(kept(locale), 'utf8') : undefined
  const found = catalogueProblems(locale, now, readFileSync(extracted(locale), 'utf8'))
  return found.map((what) => ({ locale, what }))
})
// A message that nobody extracted is missing everywhere: it is said once.
for (const [what, places] of Map.groupBy(problems, (problem) => problem.what)) {
  console.error(`${places.map(({ locale }) => locale).join(', ')}: ${what}`)
}
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${configuration.locales.length} catalogues are whole.`)
