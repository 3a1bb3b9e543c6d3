import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { areaFolders, featureAreas } from './src/i18n/areas.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-Hans', 'ja', 'pt-BR', 'es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/pages/{locale}',
      include: ['src'],
      exclude: [
        'src/api/refusal-messages/**',
        ...featureAreas.flatMap(areaFolders).map((folder) => `${folder}**`),
      ],
    },
    ...featureAreas.map((area) => ({
      path: `<rootDir>/src/locales/${area}/{locale}`,
      include: areaFolders(area),
    })),
    // Loaded by Devtools itself, and never in production.
    { path: '<rootDir>/src/locales/devtools/{locale}', include: ['mocks/devtools/'] },
    // Loaded with the first refusal: there are many, and most visits see none of them.
    { path: '<rootDir>/src/locales/refusals/{locale}', include: ['src/api/refusal-messages/'] },
  ],
  // Line numbers would make every edit of a screen a change in five catalogs.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'origin',
})
