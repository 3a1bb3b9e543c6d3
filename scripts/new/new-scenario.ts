import {
  CannotWrite,
  camelCase,
  checkNewFiles,
  type FileChanges,
  type ReadFile,
  textOf,
} from './file-changes.ts'

const list = 'mocks/scenarios/scenario-list.ts'

const scenarioFile = (
  variable: string,
) => `import { accountFor } from '../builders/person-account.ts'
import { helenMarsh } from '../customers/people.ts'
import { defineScenario, personFacts } from '../scenario.ts'

export const ${variable} = defineScenario({
  site: 'us',
  signedIn: helenMarsh,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh, {}))
    return { person: personFacts(helenMarsh) }
  },
})
`

const testFile = (name: string) => `import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

it('${name} is signed in as its person', async () => {
  const { send, facts } = await testBackend('${name}')
  const { body } = await send('GET /api/users/current')
  expect(body).toMatchObject({ user: { email: facts.person.email } })
})
`

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
    [file]: scenarioFile(variable),
    [test]: testFile(name),
    [list]: `${listed.slice(0, end)}${line}${listed.slice(end)}`,
  }
}
