/** What goes into one file of the build: the modules of folders, and perhaps what these import. */
type ChunkGroup = {
  name: string
  /** The group with the highest priority takes a module. */
  priority: number
  /** Folders with the modules right in them; `*` is any folder, `**` any number of folders. */
  paths: readonly string[]
  withImports?: boolean
  /** Takes only what at least so many entries import; a route is one. 1 by default. */
  sharedBy?: number
}

/**
 * Few files for the first pages: without groups, all modules with the same set of importers would be a file of their own.
 * What every page starts with has the highest priority (`start`), so that groups contain only the rest.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // Fetched at the first input in a form.
    name: 'checks',
    priority: 6,
    paths: [
      'node_modules/property-expr/**',
      'node_modules/tiny-case/**',
      'node_modules/toposort/**',
      'node_modules/yup/**',
      'src/ui/form/rules',
    ],
  },
  {
    name: 'forms',
    priority: 5,
    sharedBy: 33,
    paths: ['node_modules/formik/**', 'src/ui/form', 'src/ui/form/draft', 'src/ui/form/fields'],
    withImports: true,
  },
  {
    // What most screens share, and sign-in does without.
    name: 'common',
    priority: 4,
    sharedBy: 4,
    paths: [
      'node_modules/@tanstack/react-query/**',
      'node_modules/dayjs/**',
      'src/api',
      'src/api/generated',
      'src/api/invoices',
      'src/api/journals',
      'src/api/orders',
      'src/api/payment',
      'src/domain/languages',
      'src/domain/money',
      'src/domain/preferred-group',
      'src/domain/services',
      'src/i18n',
      'src/lib/**',
      'src/ui/page/**',
      'src/ui/states',
      'src/ui/states/polling',
    ],
  },
  {
    name: 'fields',
    priority: 4,
    paths: ['src/ui/form', 'src/ui/form/draft', 'src/ui/form/fields'],
  },
  { name: 'dates', priority: 3, paths: ['src/ui/form/dates'] },
  // Few forms take files.
  {
    name: 'uploads',
    priority: 3,
    paths: ['src/domain/files', 'src/ui/form/upload'],
    withImports: true,
  },
  {
    // Zipping them is loaded later, and so shared by none.
    name: 'downloads',
    priority: 3,
    sharedBy: 2,
    paths: ['src/api/files', 'src/domain/finished-files'],
  },
  { name: 'deadlines', priority: 3, paths: ['src/domain/calendar'], withImports: true },
  {
    // What only its checks use is loaded with them.
    name: 'payment',
    priority: 3,
    sharedBy: 3,
    paths: [
      'src/domain/addresses',
      'src/domain/countries',
      'src/domain/payment',
      'src/domain/payment/address',
      'src/domain/payment/amount',
      'src/domain/payment/attempt',
      'src/domain/payment/brazil',
      'src/domain/payment/brazil-option',
      'src/domain/payment/card',
      'src/domain/payment/choices',
      'src/domain/payment/form',
      'src/domain/payment/funds',
      'src/domain/payment/methods',
      'src/domain/payment/methods/*',
      'src/domain/payment/order-fapiao',
      'src/domain/payment/provider-frame',
      'src/domain/payment/receipt',
    ],
  },
  {
    // Every payment form loads the fields of all methods.
    name: 'payment-methods',
    priority: 2,
    paths: ['src/domain/payment', 'src/domain/payment/card', 'src/domain/payment/methods/*'],
    withImports: true,
  },
  { name: 'order-payment', priority: 1, paths: ['src/features/order-form/payment'] },
  {
    // Around every step.
    name: 'order-form',
    priority: 2,
    paths: [
      'src/api/order-form',
      'src/features/order-form',
      'src/features/order-form/frame',
      'src/features/order-form/summary',
    ],
    withImports: true,
  },
  {
    name: 'get-started',
    priority: 1,
    paths: ['src/features/order-form/get-started'],
    withImports: true,
  },
  {
    name: 'sign-in',
    priority: 2,
    paths: ['src/app/guards', 'src/routes/*/login', 'src/screens/sign-in'],
    withImports: true,
  },
  { name: 'dashboard', priority: 2, paths: ['src/screens/dashboard'], withImports: true },
  {
    name: 'widgets',
    priority: 1,
    paths: ['src/domain/*/widgets', 'src/features/*/widgets', 'src/screens/widgets'],
    withImports: true,
  },
  { name: 'charts', priority: 1, paths: ['node_modules/@nivo/**'], withImports: true },
]

/**
 * What both entries of the demo use is apart from either: an external page must neither start the
 * application nor load its styles.
 */
const shared: ChunkGroup = {
  name: 'shared',
  priority: 10,
  paths: [
    'node_modules/dayjs/**',
    'node_modules/react/**',
    'node_modules/react-dom/**',
    'node_modules/scheduler/**',
    'src/api/generated',
    'src/lib/**',
    // Helpers that Vite puts in.
    'vite',
  ],
}

/** Matches the modules in a folder; paths of virtual modules begin with a null character. */
export function pathPattern(path: string): RegExp {
  const folder = `${path}/`.replace('/**/', '/(?:.+/)?').replace('/*/', '/[^/]+/')
  return new RegExp(`(?:^|[/\\0])${folder}[^/]+$`)
}

const anyOf = (paths: readonly string[]) =>
  new RegExp(paths.map((path) => pathPattern(path).source).join('|'))

/** Schemas are loaded with Yup, by themselves. */
const schema = /-(?:schema|shapes?)[.]ts$/

function optionsOf(group: ChunkGroup) {
  const { name, priority, paths, withImports = false, sharedBy = 1 } = group
  const isNamed = anyOf(paths)
  return {
    name,
    priority,
    minShareCount: sharedBy,
    test: (id: string) => isNamed.test(id) && !schema.test(id),
    includeDependenciesRecursively: withImports,
  }
}

/** The groups as options of the bundler. */
export function codeSplittingGroups({ isDemo }: { isDemo: boolean }) {
  // Catalogs have files of their own.
  const apart = anyOf(isDemo ? ['src/locales/**', 'mocks/**'] : ['src/locales/**'])
  const start = {
    name: 'start',
    priority: 9,
    tags: ['$initial' as const],
    test: (id: string) => !apart.test(id),
  }
  const others = chunkGroups.map(optionsOf)
  return isDemo ? [optionsOf(shared), start, ...others] : [start, ...others]
}

/** Paths of the groups that no source of the build has. */
export function unusedPaths(sources: readonly string[]): string[] {
  return chunkGroups.flatMap(({ name, paths }) =>
    paths
      .filter((path) => !sources.some((source) => pathPattern(path).test(source)))
      .map((path) => `The chunk ${name} names ${path}, which is no module of the build.`),
  )
}
