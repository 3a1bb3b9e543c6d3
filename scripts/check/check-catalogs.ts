import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import configuration from '../../lingui.config.ts'
import { messagesOf } from '../../stories/translations/read-po.ts'
import { root } from '../setup/project-node.mjs'
import { catalogProblems, conflictingTranslations } from './rules/catalog-rules.ts'
import { glossaryProblems, parseGlossary } from './rules/glossary-rules.ts'
import { serviceTexts, translatedTexts } from './rules/translated-texts.ts'
import { runCommand } from './run-command.ts'

// Extraction works on a copy: a check changes nothing.
const copy = '.cache/catalogs'
rmSync(join(root, copy), { recursive: true, force: true })
cpSync(join(root, 'src/locales'), join(root, copy), { recursive: true })
mkdirSync(join(root, copy), { recursive: true })
const file = join(root, copy, 'lingui.config.ts')
writeFileSync(
  file,
  `import configuration from '../../lingui.config.ts'
const catalogs = configuration.catalogs.map((one) => ({
  ...one,
  path: one.path.replace('src/locales', '${copy}'),
}))
export default { ...configuration, rootDir: ${JSON.stringify(root)}, catalogs }
`,
)
const { exitCode, output } = await runCommand('lingui', ['extract', '--clean', '--config', file])
if (exitCode !== 0) {
  console.error(output)
  process.exit(exitCode)
}
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const folders = (configuration.catalogs ?? []).map(({ path }) =>
  path.replace('<rootDir>/src/locales/', '').replace('{locale}', ''),
)
const glossaries = new Map(
  configuration.locales.flatMap((locale) => {
    const glossary = textOf(join(root, `docs/glossary/${locale}.md`))
    return glossary ? [[locale, parseGlossary(glossary)] as const] : []
  }),
)

const problems = folders.flatMap((folder) =>
  configuration.locales.flatMap((locale) => {
    const name = `${folder}${locale}`
    const stored = textOf(join(root, `src/locales/${name}.po`))
    const terms = glossaries.get(locale) ?? []
    const found = [
      ...catalogProblems(stored, textOf(join(root, copy, `${name}.po`)) ?? ''),
      ...messagesOf(stored ?? '').flatMap(({ id, translation }) =>
        glossaryProblems(terms, { message: id, translation }),
      ),
    ]
    return found.map((what) => ({ name, what }))
  }),
)
for (const locale of configuration.locales) {
  const catalogs = folders.map((folder) => ({
    name: folder.replace(/\/$/, ''),
    messages: messagesOf(textOf(join(root, `src/locales/${folder}${locale}.po`)) ?? ''),
  }))
  for (const what of conflictingTranslations(catalogs)) problems.push({ name: locale, what })
}
const catalogs = new Set(
  folders.flatMap((folder) => configuration.locales.map((locale) => `${folder}${locale}.po`)),
)
for (const path of globSync('**/*.po', { cwd: join(root, 'src/locales') })) {
  const name = path.replaceAll('\\', '/')
  if (!catalogs.has(name)) problems.push({ name, what: 'belongs to no namespace. Delete it.' })
}
// Emails, documents and labels of the mock backend.
const backendTexts = [
  ...globSync('mocks/**/*.ts', { cwd: root }).flatMap((path) =>
    translatedTexts(path, textOf(join(root, path)) ?? ''),
  ),
  ...serviceTexts(),
]
for (const { file: name, locale, ...text } of backendTexts) {
  for (const what of glossaryProblems(glossaries.get(locale) ?? [], text)) {
    problems.push({ name, what })
  }
}
// A message that is not extracted is missing in every language, but reported once.
for (const [what, occurrences] of Map.groupBy(problems, (problem) => problem.what)) {
  console.error(`${occurrences.map(({ name }) => name).join(', ')}: ${what}`)
}
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${folders.length * configuration.locales.length} catalogs are whole.`)
