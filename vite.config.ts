import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { boot } from './scripts/boot-plugin.ts'
import { consentScript } from './scripts/consent-plugin.ts'
import { contentSecurity } from './scripts/content-policy-plugin.ts'
import { externalSitePages } from './scripts/external-sites-plugin.ts'
import { portalFolder } from './scripts/folder-plugin.ts'
import { leanFormik } from './scripts/lean-formik-plugin.ts'
import { messages } from './scripts/messages/messages-plugin.ts'
import { pseudoCatalogs } from './scripts/messages/pseudo-catalogs.ts'
import { wellEncodedPaths } from './scripts/well-encoded-plugin.ts'

const prepared = [
  '@lingui/core',
  '@lingui/react',
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

/**
 * Few files at the start: left alone, every module that two chunks share is a request of its own.
 * What the entry needs is one file; forms and charts are one each, for the screens that use them.
 */
const chunks = [
  { name: 'start', priority: 3, tags: ['$initial' as const] },
  {
    name: 'forms',
    priority: 2,
    // Signing out forgets drafts, and needs no form for it.
    test: /node_modules\/formik\/|src\/ui\/form\/(?!combobox\/|draft\/draft-store|errors\/email-rule|upload\/)/,
  },
  {
    // The first pages show their fields before it is there.
    name: 'checks',
    priority: 3,
    test: /node_modules\/(yup|property-expr|tiny-case|toposort)\/|src\/(ui\/form\/errors\/email-rule|lib\/is-email-address|features\/(auth\/sign-in|orders\/order-search)-schema)/,
    includeDependenciesRecursively: false,
  },
  {
    // Few forms take files.
    name: 'uploads',
    priority: 1,
    test: /src\/(ui\/form\/upload\/|api\/files)/,
    includeDependenciesRecursively: false,
  },
  {
    // Its form is for a dialog, too, and no file of its own for that.
    name: 'sign-in',
    priority: 1,
    test: /src\/(app\/guards\/use-post-sign-in-redirect|features\/auth\/[^/]+$|screens\/sign-in-page|routes\/\$lang\/login\/(index\.tsx\?|\$\.tsx\?))/,
    includeDependenciesRecursively: false,
  },
  {
    // What most screens share, and sign-in does without.
    name: 'common',
    priority: 3,
    test: /node_modules\/dayjs\/(?!plugin\/timezone)|src\/(api\/(finished-files|invoices|orders)|lib\/(calendar|parse-day|prefetch-with-timeout|save-file)|domain\/money\/|features\/account\/group\/group-rules|i18n\/format-|ui\/form\/fields\/(checkbox|date|radio|select)-|ui\/page\/(meta-line|pager|section|status)|ui\/states\/(confirm-dialog|empty|failed|last-updated|query-state|skeleton|state-box|use-failed-polls|use-now))/,
    includeDependenciesRecursively: false,
  },
  {
    // Two routes show it. What zips files is fetched with the first download.
    name: 'dashboard',
    priority: 1,
    test: /src\/(features\/orders\/(?!zip-files)[^/]+$|screens\/dashboard\/(?!dashboard-rewards)|routes\/\$lang\/researcher\/(index\.tsx\?|index_\.))/,
    includeDependenciesRecursively: false,
  },
  {
    // What comes beside the orders after them, with what their own screens have of it.
    name: 'widgets',
    priority: 1,
    test: /src\/(api\/(group|rewards)\.|features\/(account\/group\/|rewards\/(referrals\/(copied-text|copy-button|link-to-share|referral-widget)|points\/level-(progress|labels)|rewards-rules|rewards-widget)|[^/]+\/[^/]+-widget)|screens\/dashboard\/dashboard-rewards)/,
    includeDependenciesRecursively: false,
  },
  { name: 'charts', priority: 1, test: /node_modules\/@nivo\// },
]

/**
 * The demo has a second entry, for the external pages. What both entries use is apart from either:
 * an external page must neither start the application nor bring its style along.
 */
const notExternalSites = /^(?!.*\/mocks\/external-sites\/)/
const demoChunks = [
  {
    name: 'shared',
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/(lib\/|api\/generated\/operations)|vite\/(preload-helper|modulepreload-polyfill)|mocks\/(external-sites\/external-address|transports\/base-path|backend\/external-sites\/external-site-ids)/,
  },
  // The chunk of the application's entry, which takes whatever any entry begins with.
  ...chunks.map((group) => (group.name === 'start' ? { ...group, test: notExternalSites } : group)),
]

/** `production` speaks to a real server; `development` and `demo` bring the mock backend along. */
export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader comes with its screen, or what it asks for would be in the entry of every page.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    lingui({ failOnCompileError: true }),
    messages(),
    pseudoCatalogs(getConfig()),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    mode === 'production' ? [] : msw({ mode: 'worker-only' }),
    leanFormik(),
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
    // What tests and references write there is none of the page's business.
    watch: { ignored: ['**/.cache/**', '**/test-results/**'] },
  },
  preview: { port: 4173, host: '127.0.0.1' },
  worker: { format: 'es' },
  // All of them at once: a package that is found later reloads the page, or brings a second React.
  optimizeDeps: { include: prepared },
  build: {
    target: 'es2023',
    manifest: true,
    // Whoever understands the rest understands preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Only a part of Formik that nobody uses asks for the last two; the calendar only extends dayjs for itself.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/src\/lib\/calendar[.]ts|\/(dayjs|hoist-non-react-statics|react-is)\//,
            sideEffects: false,
          },
        ],
      },
      output: { codeSplitting: { groups: mode === 'demo' ? demoChunks : chunks } },
    },
  },
}))
