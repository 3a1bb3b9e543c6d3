import {
  CannotWrite,
  camelCase,
  checkNewFiles,
  type FileChanges,
  type ReadFile,
  textOf,
} from './file-changes.ts'
import { fillTemplate } from './fill-template.ts'

const list = 'mocks/scenarios/scenario-list.ts'

/** `customers/late-payer`: the scenario, its line in the list and its test. */
export function newScenario(read: ReadFile, [target = '']: readonly string[]): FileChanges {
  const [, folder, name] = /^([a-z-]+)\/([^/]+)$/.exec(target) ?? []
  if (!folder || !name) throw new CannotWrite('Name folder and scenario: customers/late-payer.')
  const file = `mocks/scenarios/${folder}/${name}.ts`
  const test = `mocks/scenarios/${folder}/${name}.test.ts`
  checkNewFiles(read, [file, test])
  const variable = camelCase(name)
  const line = `  '${name}': async () => (await import('./${folder}/${name}.ts')).${variable},\n`
  const listed = textOf(read, list)
  const end = listed.indexOf('\n}\n') + 1
  return {
    [file]: fillTemplate(read, 'scenario-template.ts', file, {
      renames: { templateScenario: variable },
    }),
    [test]: fillTemplate(read, 'scenario-template.test.ts', test, {
      renames: { 'new-customer': name },
    }),
    [list]: `${listed.slice(0, end)}${line}${listed.slice(end)}`,
  }
}
