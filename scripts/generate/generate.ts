import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readContract } from './contract-document.ts'
import { makeOperations } from './make-operations.ts'
import { makeSchemaTypes } from './make-schema-types.ts'

const document = await readContract('openapi/openapi.yaml')
const files = {
  'src/api/schema.gen.ts': await makeSchemaTypes(document),
  'src/api/operations.gen.ts': makeOperations(document),
}
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
