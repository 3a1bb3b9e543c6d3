import {
  CannotWrite,
  checkNewFiles,
  type FileChanges,
  insertBeforeLast,
  kebabCase,
  type ReadFile,
  spokenName,
  textOf,
} from './file-changes.ts'

const entry = 'openapi/openapi.yaml'

type Operation = { id: string; tag: string; address: string; reads: boolean }

const pathItem = ({ id, tag, reads }: Operation) => `${id}:
  ${reads ? 'get' : 'post'}:
    operationId: ${id}
    tags: [${tag}]
    summary: ${spokenName(kebabCase(id))}
    description: What the call does, and for whom.
    x-assumed: The product description does not show the call
${reads ? '' : '    parameters:\n      - $ref: ../schemas/idempotency.yaml#/IdempotencyKey\n'}    responses:
      '200':
        description: Whose answer it is
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [identity]
              properties:
                identity: { type: string, description: Of the person, examples: [user-helen-marsh] }
            example: { identity: user-helen-marsh }
      '401': { $ref: ../schemas/problem.yaml#/Unauthorized }
      default: { $ref: ../schemas/problem.yaml#/Default }
`

const handler = ({ id }: Operation) => `
  ${id}({ user, reply }) {
    return reply(200, { identity: user.identity })
  },
`

const queryOptions = ({ id, tag, address }: Operation) => `
export const ${id}Query = () =>
  queryOptions({
    queryKey: ['${tag}', '${id}'],
    queryFn: ({ signal }) => unwrap(client.GET('${address}', { signal })),
  })
`

const mutationOptions = ({ id, address }: Operation) => `
export const ${id}Mutation = () =>
  mutationOptions({
    mutationKey: ['${id}'],
    mutationFn: ({ idempotencyKey }: { idempotencyKey: string }) =>
      unwrap(
        client.POST('${address}', { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
      ),
    meta: { invalidates: [] },
  })
`

function testFile({ id, address, reads }: Operation) {
  const call = `'${reads ? 'GET' : 'POST'} ${address}'`
  const options = reads ? '' : `, { headers: { 'Idempotency-Key': 'one-attempt-of-a-test' } }`
  return `import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

it('${id} answers the person who is signed in', async () => {
  const { send, facts } = await testBackend('returning-customer')
  const { status, body } = await send(${call}${options})
  expect([status, body]).toEqual([200, { identity: facts.person.identity }])
})

it('${id} is for signed-in people', async () => {
  const { send } = await testBackend('anonymous')
  expect((await send(${call}${options})).status).toBe(401)
})
`
}

/** `rewards loadRewardTiers`: contract, handler, options and test, joined to the domain's. */
export function newOperation(
  read: ReadFile,
  [tag = '', id = '']: readonly string[],
  tags: readonly string[],
): FileChanges {
  if (!tags.includes(tag)) throw new CannotWrite(`The domains are ${tags.join(', ')}.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(id)) {
    throw new CannotWrite('Name the operation by verb and object: loadRewardTiers.')
  }
  const paths = `openapi/paths/${tag}.yaml`
  const handlers = `mocks/backend/operations/${tag}.ts`
  const api = `src/api/${tag}.ts`
  const test = `mocks/backend/operations/${kebabCase(id)}.test.ts`
  checkNewFiles(read, [test])
  const reads = /^(load|get|search|list|find)[A-Z]/.test(id)
  const address = `/api/${tag}/${kebabCase(id)}`
  const operation = { id, tag, address, reads }
  const used = reads ? 'queryOptions' : 'mutationOptions'
  const options = reads ? queryOptions(operation) : mutationOptions(operation)
  const before = textOf(read, api)
  const missing = new RegExp(`\\b${used}\\b.*'@tanstack`).test(before)
    ? ''
    : `import { ${used} } from '@tanstack/react-query'\n`
  return {
    [paths]: `${textOf(read, paths)}${pathItem(operation)}`,
    [entry]: textOf(read, entry).replace(
      /^paths:\n/m,
      `paths:\n  ${address}:\n    $ref: paths/${tag}.yaml#/${id}\n`,
    ),
    [handlers]: insertBeforeLast(textOf(read, handlers), '})', handler(operation)),
    [api]: `${missing}${before}${options}`,
    [test]: testFile(operation),
  }
}
