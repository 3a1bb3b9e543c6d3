/**
 * Import rules: each layer may import the layers before it in `layers`. Each rule's comment says
 * what to do instead.
 */
const layers = [
  'lib',
  'i18n',
  'api',
  'ui',
  'domain',
  'features',
  'screens',
  'app',
  'routes',
  'main',
]

/** Files directly in src (main.tsx, the generated route tree) are the last layer. */
const pathOf = (layer) => (layer === 'main' ? '^src/[^/]+$' : `^src/${layer}/`)

const instead = {
  lib: 'A helper of lib knows only lib: pass what it needs as a parameter.',
  i18n: 'Move the shared part down to lib.',
  api: 'Let the caller show or decide; api only fetches. Move shared types down to lib.',
  ui: 'Pass it in as a property, or move the part that knows the product up to domain.',
  domain: 'What knows one feature only belongs to that feature; pass the rest in as a property.',
  features: 'Guards and shell are in app: take what you need from ui, or let the route pass it in.',
  screens: 'The route passes in what a screen needs of app, such as the redirect after sign-in.',
  app: 'The route hands its part to the shell as children or as route data.',
  routes: 'Only main makes the router; a route reads its context through its own Route.',
}

const onlyDown = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-only-imports-down`,
  comment: `Arrows only point down (${layers.join(' → ')}). ${instead[layer]}`,
  severity: 'error',
  from: { path: pathOf(layer) },
  to: { path: layers.slice(index + 1).map(pathOf) },
}))

const rules = [
  {
    name: 'features-are-strangers',
    comment: 'Move a part with a second user to src/domain; compose features in src/screens.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'catalogs-through-i18n',
    comment: 'Catalogs are loaded by src/i18n alone: use its activation.',
    from: { path: '^(src|stories|e2e)/', pathNot: '^src/i18n/' },
    to: { path: '^src/locales/' },
  },
  {
    name: 'src-never-imports-mocks',
    comment: 'Ask the backend through src/api. Only main.tsx starts the mock one, by import().',
    from: { path: '^src/', pathNot: '^src/main[.]tsx$' },
    to: { path: '^(mocks|stories|e2e|scripts)/' },
  },
  {
    name: 'main-imports-mocks-dynamically',
    comment: 'Use import() behind the mode, so that a production build drops the mocks.',
    from: { path: '^src/main[.]tsx$' },
    to: { path: '^(mocks|stories|e2e|scripts)/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'mocks-take-types-and-helpers',
    comment:
      'Mocks take generated types from src/api and pure helpers from src/lib, no more of src.',
    // Tests of the Node transport run the application's client against the backend.
    from: {
      path: '^mocks/',
      pathNot: ['^mocks/devtools/', '^mocks/transports/node/[^/]*[.]test[.]ts$'],
    },
    to: {
      path: '^src/',
      pathNot:
        '^src/(lib/|api/generated/(schema|contract-codes|operations|journal-[a-z]+)[.]gen[.]ts$)',
    },
  },
  {
    name: 'devtools-take-the-design-system',
    comment: 'Devtools may use src/ui, src/i18n and src/lib; it reads the world, not the screens.',
    from: { path: '^mocks/devtools/' },
    to: {
      path: '^src/',
      pathNot: '^src/(lib/|ui/|i18n/|api/generated/(schema|contract-codes|operations)[.]gen[.]ts$)',
    },
  },
  {
    name: 'mocks-stand-alone',
    comment: 'Stories, tests and scripts use the mocks, not the other way round.',
    from: { path: '^mocks/' },
    to: { path: '^(stories|e2e|scripts)/' },
  },
  {
    name: 'core-runs-anywhere',
    comment:
      'Backend, world and scenarios run in browser and Node: pass in from an entry what touches the platform.',
    from: {
      path: '^mocks/(backend|store|world|scenarios)/',
      pathNot: ['[.]test[.]ts$', '^mocks/store/persistence/persistence'],
    },
    to: {
      path: ['^mocks/transports/', '^mocks/(devtools|external-sites)/', 'node_modules/(msw|idb)/'],
    },
  },
  {
    name: 'store-knows-no-world',
    comment: 'The store holds rows of any kind: pass in what it needs to know of them.',
    from: { path: '^mocks/store/', pathNot: '[.]test[.]ts$' },
    to: { path: '^mocks/(?!store/)' },
  },
  {
    name: 'world-below-backend',
    comment:
      'Rows and tables are what the backend works on: move the shared part down to mocks/world.',
    from: { path: '^mocks/world/', pathNot: '[.]test[.]ts$' },
    to: { path: '^mocks/(backend|scenarios|samples|transports|devtools|external-sites)/' },
  },
  {
    name: 'testing-for-tests',
    comment: 'Helpers of mocks/testing are for tests: move what others need beside the code.',
    from: {
      path: '^(src|mocks|scripts)/',
      pathNot: ['[.]test[.]tsx?$', '^mocks/testing/', '^scripts/(contract-coverage|check)/'],
    },
    to: { path: '^mocks/testing/' },
  },
  {
    name: 'scripts-are-commands',
    comment: 'Move what stories and browser tests need beside them, or to mocks/testing.',
    from: { path: '^(stories|e2e)/' },
    to: { path: '^scripts/' },
  },
  {
    name: 'core-without-node',
    comment:
      'Node is not in the browser: use what both have, or pass it in from transports/node or transports/http.',
    from: {
      path: '^(src|mocks/(backend|world|scenarios|store|devtools|page|transports/page))',
      pathNot: '[.]test[.]',
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'mocks-below-devtools-show-nothing',
    comment:
      'What people look at is in mocks/devtools and mocks/external-sites; the rest is no React and no component.',
    from: { path: '^mocks/', pathNot: '^mocks/(devtools|external-sites|transports/page)/' },
    to: { path: 'node_modules/(react|react-dom|@lingui/[^/]+)/' },
  },
  {
    name: 'external-sites-have-their-own-look',
    comment:
      'An external page must not look like Galley: plain React and its own style, nothing of the design system.',
    from: { path: '^mocks/external-sites/' },
    to: { path: ['^src/(?!lib/)', 'node_modules/(@lingui|@tanstack)/'] },
  },
  {
    name: 'forms-through-the-kit',
    comment:
      'Use the form kit of src/ui/form, which alone knows Formik; a form brings its Yup schema.',
    from: { pathNot: '^(src/ui/form|scripts/bench/baseline|stories/ui/formik[.]stories)' },
    to: { path: 'node_modules/formik/' },
  },
  {
    name: 'yup-in-schemas',
    comment:
      'Move the schema of the form to a file of its own, <name>-schema.ts or <name>-shape.ts, which may load later than the form.',
    from: {
      path: '^(src|mocks|stories|e2e|scripts|[.]storybook)/',
      pathNot: [
        '^src/ui/form/',
        '^(src/(features|domain)|stories)/.+-(schema|shape)[.]ts$',
        '^src/.+[.]test[.]ts$',
        '^stories/.+[.]stories[.]tsx$',
        '^mocks/backend/row-shapes/',
      ],
    },
    to: { path: 'node_modules/yup/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'calendar-in-two-modules',
    comment:
      'Use src/lib/calendar.ts, in mocks world-calendar.ts too: they keep dayjs in UTC, away from the clock and zone of the machine.',
    from: { pathNot: '^(src/lib/calendar|mocks/world/clock/world-calendar)[.]ts$' },
    to: { path: 'node_modules/dayjs/' },
  },
  {
    name: 'invented-data-in-mocks',
    comment: 'Faker, MSW and the proofreader are the mock backend: use a scenario instead.',
    from: { pathNot: ['^mocks/', '^[.]storybook/', '^vite[.]config[.]ts$', '^scripts/'] },
    to: { path: 'node_modules/(@faker-js/faker|msw|harper[.]js|idb)/' },
  },
  {
    name: 'tests-come-as-visitors',
    comment:
      'A browser test opens a path and a scenario: it imports mocks, src/lib, src/i18n and the named codes only.',
    from: { path: '^e2e/' },
    to: { path: '^src/', pathNot: '^src/(lib/|i18n/|api/generated/contract-codes[.]gen[.]ts$)' },
  },
  {
    name: 'no-barrels',
    comment:
      'Import the file that holds the thing; an index hides what is used and breaks splitting.',
    from: { path: '^(src|mocks|stories|e2e|scripts)/' },
    to: {
      path: '^(src|mocks|stories|e2e|scripts)/.*index[.]tsx?$',
      pathNot: ['^src/routes/', '[^/]index[.]'],
    },
  },
  {
    name: 'no-test-in-the-product',
    comment: 'Move what both need out of the test into a file of its own.',
    from: { path: '^(src|mocks|scripts)/', pathNot: '[.]test[.]tsx?$' },
    to: { path: '[.](test|spec|stories)[.]tsx?$' },
  },
  {
    name: 'no-circles',
    comment: 'Take the part that both need out into a third file below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'product-without-tools',
    comment: 'What production loads is under dependencies, not devDependencies.',
    from: { path: '^src/', pathNot: '[.](test|stories)[.]tsx?$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'imports-that-resolve',
    comment: 'The file or package is not there: correct the path, with its extension.',
    from: { path: '^(src|mocks|stories|e2e|scripts)/' },
    // Generated before start and test, not in git.
    to: { couldNotResolve: true, pathNot: '[.]gen[.]js$' },
  },
]

// biome-ignore lint/style/noDefaultExport: the checker reads its configuration from there.
export default {
  forbidden: [...onlyDown, ...rules.map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
