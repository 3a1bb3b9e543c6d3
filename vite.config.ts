import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boot } from './scripts/boot-plugin.ts'
import { buildTarget } from './scripts/browsers/supported-browsers.ts'
import { codeSplittingGroups } from './scripts/chunk-groups.ts'
import { consentScript } from './scripts/consent-plugin.ts'
import { contentSecurity } from './scripts/content-policy-plugin.ts'
import { externalSitePages } from './scripts/external-sites-plugin.ts'
import { portalFolder } from './scripts/folder-plugin.ts'
import { fileOfCatalog } from './scripts/messages/catalog-files.ts'
import { catalogs } from './scripts/messages/catalogs-plugin.ts'
import { messages } from './scripts/messages/messages-plugin.ts'
import { pseudoCatalogs } from './scripts/messages/pseudo-catalogs.ts'
import { mockWorker } from './scripts/mock-worker-plugin.ts'
import { wellEncodedPaths } from './scripts/well-encoded-plugin.ts'

const prepared = [
  '@cantoo/pdf-lib',
  '@lingui/core',
  '@lingui/react',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  '@nivo/bar',
  '@nivo/core',
  '@nivo/line',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'dayjs',
  'dayjs/plugin/timezone.js',
  'dayjs/plugin/utc.js',
  'downshift',
  'fflate',
  'fontkit',
  'formik',
  'harper.js',
  'idb',
  'msw',
  'msw/browser',
  'msw/experimental',
  'openapi-fetch',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'yup',
]

/** `production` speaks to a real server; `development` and `demo` bring the mock backend along. */
export default defineConfig(({ mode, command }) => ({
  // Delays the mock backend's answers, in builds by the browser tests themselves.
  envPrefix: command === 'serve' ? ['VITE_', 'GALLEY_DELAYS'] : 'VITE_',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader comes with its screen, or what it asks for would be in the entry of every page.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      // Tests read the route tree; `npm start` and builds write it.
      enableRouteGeneration: !process.env.VITEST,
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    lingui({ failOnCompileError: true }),
    messages(),
    pseudoCatalogs(getConfig()),
    catalogs(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    mode === 'production' ? [] : mockWorker(),
    portalFolder(),
    wellEncodedPaths(),
    // In the demo the worker answers the first calls, and it is not there yet.
    boot({ withCalls: mode === 'production' }),
    externalSitePages({ isDemo: mode === 'demo' }),
    consentScript({ isDemo: mode === 'demo' }),
    contentSecurity({ isDemo: mode === 'demo' }),
  ],
  server: {
    port: 5173,
    host: '127.0.0.1',
    // Tests and references write there, which must not reload the page.
    watch: {
      ignored: (path) =>
        /^.(?:[.]cache|test-results)\b/.test(path.slice(import.meta.dirname.length)),
    },
  },
  preview: { port: 4173, host: '127.0.0.1' },
  worker: { format: 'es' },
  // A package that is found later reloads the page, or brings a second React.
  optimizeDeps: { include: prepared },
  build: {
    target: buildTarget,
    manifest: true,
    // Browsers without modulepreload are not supported.
    modulePreload: {
      polyfill: false,
      // Every page starts with this list. Scripts are fetched by their own imports, most of them already.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Only a part of Formik that nobody uses asks for the last two; of lib, only the calendar extends dayjs, for itself.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/(src\/lib|dayjs|hoist-non-react-statics|react-is)\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: { groups: codeSplittingGroups({ isDemo: mode === 'demo' }) },
        // The catalogs of Devtools, which are no entries.
        chunkFileNames: ({ facadeModuleId }) =>
          fileOfCatalog(facadeModuleId) ?? 'assets/[name]-[hash:7].js',
        // Every page starts with a list of files, whose hashes no compression shortens.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
}))
