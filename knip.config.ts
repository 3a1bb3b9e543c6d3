import type { KnipConfig } from 'knip'
import manifest from './package.json' with { type: 'json' }

/** npm scripts name TypeScript files and tools behind `run-tool.mjs`. */
const commands = Object.values(manifest.scripts).flatMap(
  (script) => script.match(/scripts\/\S+[.]ts/g) ?? [],
)

const config: KnipConfig = {
  entry: [
    ...commands,
    // Started by name, each in a process of its own.
    'scripts/check/{run-steps,check-catalogs,house-rules,build-if-changed,vitest-run}.ts',
    'scripts/browsers/check-browsers.ts',
    'scripts/budget/check-budgets.ts',
    'scripts/commands/try-commands.ts',
    'scripts/setup/{serve-app,serve-folder}.ts',
    'scripts/pack/try/try-packages.ts',
    // Compiled into a package, or put into it by the bundler.
    'scripts/pack/contract/exports/*.ts',
    'scripts/pack/backend/older-node.ts',
    'scripts/bench/*.ts',
    'scripts/bench/servers/bare-server.ts',
    'scripts/bench/speed/call-page/*.ts',
    'scripts/bench/baseline/{bare-page.tsx,*.config.ts,tests/*}',
    'openapi/rules/galley-rules.mjs',
    // Read by `npm run new`.
    'scripts/new/templates/*.{ts,tsx}',
    // Pages and modules that Vite plugins put in.
    'src/i18n/activate.ts',
    'mocks/external-sites/external-site.tsx',
    'src/boot.js',
    'src/old-browser.ts',
    'mocks/consent/consent.js',
    'stories/toolbar/skip-changed-plays.ts',
    'stories/matrix/*.matrix.ts',
    'vitest.{stories,matrix}.config.ts',
  ],
  project: [
    '{src,mocks,stories,e2e,scripts,.storybook,openapi}/**/*.{ts,tsx,mjs,js,mdx}',
    '*.{ts,mjs}',
  ],
  ignore: ['**/*.gen.{ts,js}'],
  ignoreDependencies: [
    // Tools that npm scripts and checks run by name, and pages that are copied whole.
    '@biomejs/biome',
    '@redocly/cli',
    'typescript7',
    'swagger-ui-dist',
  ],
  ignoreBinaries: ['apt-get', 'Xvfb'],
  playwright: { config: ['playwright.config.ts', 'scripts/pictures/pictures.config.ts'] },
}

export default config
