/** What goes into one file of the build: the modules of folders, and perhaps what these import. */
type ChunkGroup = {
  name: string
  /** The group with the highest priority takes a module. */
  priority: number
  /** Modules right in these folders; `*` is any folder, `**` any number of folders. */
  folders: readonly string[]
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
    folders: ['node_modules/yup/**', 'src/ui/form/rules'],
    withImports: true,
  },
  {
    name: 'forms',
    priority: 5,
    folders: [
      'node_modules/formik/**',
      'src/ui/form',
      'src/ui/form/draft',
      'src/ui/form/errors',
      'src/ui/form/fields',
      'src/ui/form/lodash',
    ],
    withImports: true,
  },
  {
    // What most screens share, and sign-in does without.
    name: 'common',
    priority: 4,
    sharedBy: 4,
    folders: [
      'node_modules/@tanstack/react-query/**',
      'node_modules/dayjs/**',
      'src/api',
      'src/api/digital-products',
      'src/api/files',
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
      'src/ui/form/dates',
      'src/ui/page/**',
      'src/ui/states',
    ],
  },
  // Few forms take files.
  {
    name: 'uploads',
    priority: 3,
    folders: ['src/domain/files', 'src/ui/form/upload'],
    withImports: true,
  },
  {
    // Around every step, and the first one.
    name: 'order-form',
    priority: 2,
    folders: [
      'src/api/order-form',
      'src/features/order-form',
      'src/features/order-form/frame',
      'src/features/order-form/get-started',
      'src/features/order-form/summary',
    ],
    withImports: true,
  },
  {
    name: 'sign-in',
    priority: 2,
    folders: ['src/app/guards', 'src/screens/sign-in'],
    withImports: true,
  },
  { name: 'dashboard', priority: 2, folders: ['src/screens/dashboard'], withImports: true },
  {
    name: 'widgets',
    priority: 1,
    folders: ['src/domain/*/widgets', 'src/features/*/widgets', 'src/screens/widgets'],
    withImports: true,
  },
  { name: 'charts', priority: 1, folders: ['node_modules/@nivo/**'], withImports: true },
]

/**
 * What both entries of the demo use is apart from either: an external page must neither start the
 * application nor load its styles.
 */
const shared: ChunkGroup = {
  name: 'shared',
  priority: 10,
  folders: [
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

/** Matches the paths of modules in a folder; those of virtual modules begin with a null character. */
export function folderPattern(folder: string): RegExp {
  const path = folder
    .replaceAll('.', '[.]')
    .replace('/**', '/(?:.+/)?')
    .replace('/*/', '/[^/]+/')
    .replace(/[^/?]$/, '$&/')
  return new RegExp(`(?:^|[/\\0])${path}[^/]+$`)
}

const anyOf = (folders: readonly string[]) =>
  new RegExp(folders.map((folder) => folderPattern(folder).source).join('|'))

function optionsOf(group: ChunkGroup) {
  const { name, priority, folders, withImports = false, sharedBy = 1 } = group
  const isInFolders = anyOf(folders)
  return {
    name,
    priority,
    minShareCount: sharedBy,
    test: (id: string) => isInFolders.test(id),
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

/** Folders of the groups that no source of the build is in. */
export function unusedFolders(sources: readonly string[]): string[] {
  return chunkGroups.flatMap(({ name, folders }) =>
    folders
      .filter((folder) => !sources.some((source) => folderPattern(folder).test(source)))
      .map((folder) => `The chunk ${name} names ${folder}, which holds no module of the build.`),
  )
}
