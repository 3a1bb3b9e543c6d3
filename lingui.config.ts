import { readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { listFeatureNamespaces } from './scripts/messages/project-sources.ts'
import { otherNamespaces } from './src/i18n/namespaces.ts'

const features = listFeatureNamespaces().map((namespace) => ({
  path: `<rootDir>/src/locales/${namespace}/{locale}`,
  include: [`src/features/${namespace}/`, `src/domain/${namespace}/`],
}))

const others = Object.entries(otherNamespaces).map(([folder, namespace]) => ({
  path: `<rootDir>/src/locales/${namespace}/{locale}`,
  include: [folder],
}))

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hans', 'ja', 'pt-BR', 'es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/pages/{locale}',
      include: ['src'],
      exclude: [
        'src/features/**',
        'src/domain/**',
        ...Object.keys(otherNamespaces).map((folder) => `${folder}**`),
      ],
    },
    ...features,
    ...others,
    // Loaded by Devtools itself, and never in production.
    { path: '<rootDir>/src/locales/devtools/{locale}', include: ['mocks/devtools/'] },
  ],
  extractors: [
    {
      ...babelExtractor,
      // Half of the files import no macro: reading them costs less than parsing them.
      match: (file) =>
        babelExtractor.match(file) && /@lingui|i18n/.test(readFileSync(file, 'utf8')),
    },
  ],
  // Line numbers would make every edit of a screen a change in five catalogs.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'origin',
})
