import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { duplicateNames } from './duplicate-names.ts'
import { readContract } from './read-contract.ts'

it('reports the names that two files use, with both files', () => {
  const names = { 'a.yaml': ['Order', 'Saved'], 'b.yaml': ['Saved'], 'c.yaml': ['Invoice'] }
  expect(duplicateNames(names)).toEqual(['Saved: a.yaml and b.yaml'])
})

const group = (type: string) => `ServiceGroup: { type: ${type}, description: A group }\n`
const listed = (file: string) => `
  /${file}:
    get:
      responses:
        '200':
          description: Done
          content: { application/json: { schema: { $ref: schemas/${file}.yaml#/ServiceGroup } } }`

it.each([
  ['differ', 'string', 'integer'],
  ['are the same', 'string', 'string'],
])('does not read a contract with two schemas of one name that %s', async (_, one, other) => {
  const folder = await mkdtemp(join(tmpdir(), 'galley-names-'))
  const info = 'info: { title: Two, version: 1.0.0 }'
  const paths = ['orders', 'forms'].map(listed).join('')
  await mkdir(join(folder, 'schemas'))
  await writeFile(join(folder, 'schemas/orders.yaml'), group(one))
  await writeFile(join(folder, 'schemas/forms.yaml'), group(other))
  await writeFile(join(folder, 'openapi.yaml'), `openapi: 3.1.0\n${info}\npaths:${paths}\n`)
  await expect(readContract(join(folder, 'openapi.yaml'))).rejects.toThrow(
    /ServiceGroup: .*forms[.]yaml and .*orders[.]yaml/,
  )
  await rm(folder, { recursive: true })
})
