import { readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { listFeatureNamespaces } from './scripts/messages/project-sources.ts'

const features = listFeatureNamespaces().map((namespace) => ({
  path: `<rootDir>/src/locales/${namespace}/{locale}`,
  include: [`src/features/${namespace}/`, `src/domain/${namespace}/`],
}))

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hans', 'ja', 'pt-BR', 'es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/pages/{locale}',
      include: ['src'],
      exclude: ['src/api/refusal-messages/**', 'src/features/**', 'src/domain/**'],
    },
    ...features,
    // Loaded by Devtools itself, and never in production.
    { path: '<rootDir>/src/locales/devtools/{locale}', include: ['mocks/devtools/'] },
    // Loaded with the first refusal: there are many, and most visits see none of them.
    { path: '<rootDir>/src/locales/refusals/{locale}', include: ['src/api/refusal-messages/'] },
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
