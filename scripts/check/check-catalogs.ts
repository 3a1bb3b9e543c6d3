import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import configuration from '../../lingui.config.ts'
import { messagesOf } from '../../stories/translations/read-po.ts'
import { root } from '../setup/project-node.mjs'
import { catalogProblems, conflictingTranslations } from './rules/catalog-rules.ts'
import { glossaryProblems, parseGlossary } from './rules/glossary-rules.ts'
import { serviceTexts, translatedTexts } from './rules/translated-texts.ts'
import { localProblems, quotationProblems } from './rules/typography-rules.ts'
import { runCommand } from './run-command.ts'

type Problem = { name: string; what: string }

const copy = '.cache/catalogs'

const textOf = (path: string) => {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const folders = (configuration.catalogs ?? []).map(({ path }) =>
  path.replace('<rootDir>/src/locales/', '').replace('{locale}', ''),
)

const names = folders.flatMap((folder) =>
  configuration.locales.map((locale) => ({ locale, name: `${folder}${locale}.po` })),
)

/** Extracts into a copy: a check changes nothing. */
async function extract(): Promise<void> {
  rmSync(join(root, copy), { recursive: true, force: true })
  cpSync(join(root, 'src/locales'), join(root, copy), { recursive: true })
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
  // A second worker would load Babel a second time.
  const options = ['--clean', '--workers', '1', '--config', file]
  const { exitCode, output } = await runCommand('lingui', ['extract', ...options])
  if (exitCode !== 0) throw new Error(output)
}

const glossaries = new Map(
  configuration.locales.map((locale) => {
    const glossary = textOf(`docs/glossary/${locale}.md`)
    return [locale, glossary ? parseGlossary(glossary) : []]
  }),
)

const problemsOfText = (locale: string, text: { message: string; translation: string }) => [
  ...glossaryProblems(glossaries.get(locale) ?? [], text),
  ...quotationProblems(text),
]

const problemsOfCatalogs = (): Problem[] =>
  names.flatMap(({ locale, name }) => {
    const stored = textOf(`src/locales/${name}`)
    const found = [
      ...catalogProblems(stored, textOf(`${copy}/${name}`) ?? ''),
      ...messagesOf(stored ?? '').flatMap(({ id, translation }) => [
        ...problemsOfText(locale, { message: id, translation }),
        ...localProblems(locale, { message: id, translation }),
      ]),
    ]
    return found.map((what) => ({ name: name.replace(/[.]po$/, ''), what }))
  })

const conflicts = (): Problem[] =>
  configuration.locales.flatMap((locale) => {
    const catalogs = folders.map((folder) => ({
      name: folder.replace(/\/$/, ''),
      messages: messagesOf(textOf(`src/locales/${folder}${locale}.po`) ?? ''),
    }))
    return conflictingTranslations(catalogs).map((what) => ({ name: locale, what }))
  })

function catalogsWithoutNamespace(): Problem[] {
  const known = new Set(names.map(({ name }) => name))
  return globSync('**/*.po', { cwd: join(root, 'src/locales') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((name) => !known.has(name))
    .map((name) => ({ name, what: 'belongs to no namespace. Delete it.' }))
}

/** Of emails, documents and labels of the mock backend. */
function problemsOfBackend(): Problem[] {
  const texts = globSync('mocks/**/*.ts', { cwd: root }).flatMap((path) =>
    translatedTexts(path, textOf(path) ?? ''),
  )
  return [...texts, ...serviceTexts()].flatMap(({ file, locale, ...text }) =>
    problemsOfText(locale, text).map((what) => ({ name: file, what })),
  )
}

await extract()
const problems = [
  ...problemsOfCatalogs(),
  ...conflicts(),
  ...catalogsWithoutNamespace(),
  ...problemsOfBackend(),
]
// A message that is not extracted is missing in every language, but reported once.
for (const [what, occurrences] of Map.groupBy(problems, (problem) => problem.what)) {
  console.error(`${occurrences.map(({ name }) => name).join(', ')}: ${what}`)
}
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${names.length} catalogs are whole.`)
