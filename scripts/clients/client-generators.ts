export type ClientGenerator = {
  name: string
  packages: Readonly<Record<string, string>>
  /** Below `node_modules`. */
  program: string
  /** The contract is `contract.json`. */
  args: (folder: string) => readonly string[]
  /** A file of settings beside the contract. */
  settings?: { path: string; text: (folder: string) => string }
}

const kubb = '4.39.3'

export const clientGenerators: readonly ClientGenerator[] = [
  {
    name: 'hey-api',
    // It reads the API of TypeScript, which version 7 does not have.
    packages: { '@hey-api/openapi-ts': '0.99.0', typescript: '5.9.3' },
    program: '@hey-api/openapi-ts/bin/run.js',
    args: (folder) => ['-i', './contract.json', '-o', folder, '--no-log-file'],
  },
  {
    name: 'orval',
    packages: { orval: '8.38.0' },
    program: 'orval/dist/bin/orval.mjs',
    args: () => ['--config', 'orval.config.mjs'],
    settings: {
      path: 'orval.config.mjs',
      text: (folder) => `export default {
  galley: {
    input: './contract.json',
    output: { target: './${folder}/client.ts', client: 'fetch', mode: 'single' },
  },
}
`,
    },
  },
  {
    name: 'kubb',
    packages: {
      '@kubb/cli': kubb,
      '@kubb/core': kubb,
      '@kubb/plugin-client': kubb,
      '@kubb/plugin-oas': kubb,
      '@kubb/plugin-ts': kubb,
    },
    program: '@kubb/cli/bin/kubb.cjs',
    args: () => ['generate', '--config', 'kubb.config.mjs'],
    settings: {
      path: 'kubb.config.mjs',
      text: (folder) => `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  root: '.',
  input: { path: './contract.json' },
  output: { path: './${folder}', format: false, lint: false },
  plugins: [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })],
})
`,
    },
  },
  {
    name: 'swagger-typescript-api',
    packages: { 'swagger-typescript-api': '13.13.0' },
    program: 'swagger-typescript-api/dist/cli.mjs',
    args: (folder) => ['generate', '-p', './contract.json', '-o', folder, '-n', 'client.ts'],
  },
  {
    name: 'oazapfts',
    packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0' },
    program: 'oazapfts/dist/cli.js',
    args: (folder) => ['./contract.json', `${folder}/client.ts`],
  },
  {
    name: 'openapi-zod-client',
    packages: {
      'openapi-zod-client': '1.18.3',
      '@zodios/core': '10.9.6',
      axios: '1.21.1',
      zod: '3.25.76',
    },
    program: 'openapi-zod-client/bin.js',
    args: (folder) => ['./contract.json', '-o', `${folder}/client.ts`],
  },
]
