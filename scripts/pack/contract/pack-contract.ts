import { join } from 'node:path'
import { stringifyYaml } from '@redocly/openapi-core'
import project from '../../../package.json' with { type: 'json' }
import { readContract } from '../../generate/read-contract.ts'
import { root } from '../../setup/project-node.mjs'
import { packFiles } from '../pack-files.ts'
import { compileExports, exportNames } from './compile-exports.ts'
import { enumerationFiles } from './enumerations.ts'

const packageName = 'galley-contract'

const exportEntry = (name: string) => [
  name === packageName ? '.' : `./${name}`,
  { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
]

/** Packs the contract, and returns the path of the package. */
export async function packContract(): Promise<string> {
  const document = await readContract(join(root, 'openapi/openapi.yaml'))
  const documents = {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi.yaml': stringifyYaml(document, { noRefs: true, lineWidth: -1 }),
  }
  const modules = { ...compileExports(), ...enumerationFiles(document) }
  const inDist = Object.entries(modules).map(([path, text]) => [`dist/${path}`, text])
  return packFiles({
    name: packageName,
    description:
      'The contract of Galley: OpenAPI document, types, typed client, refusal keys and named codes',
    readme: join(import.meta.dirname, 'README.md'),
    manifest: {
      sideEffects: false,
      exports: Object.fromEntries([
        ...[...exportNames, 'enumerations'].map(exportEntry),
        ...Object.keys(documents).map((name) => [`./${name}`, `./${name}`]),
        ['./package.json', './package.json'],
      ]),
      dependencies: { 'openapi-fetch': `^${project.dependencies['openapi-fetch']}` },
    },
    files: { ...documents, ...Object.fromEntries(inDist) },
  })
}
