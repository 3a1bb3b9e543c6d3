/** Folders of `src/features` whose words are loaded with the routes that show them. */
export const featureAreas = [
  'account',
  'auth/password',
  'auth/registration',
  'auth/wechat',
  'digital-translation',
  'grammar-check',
  'migration',
  'orders',
  'prepay',
] as const

/**
 * What is translated apart, since most visits need no word of it: `pages` is loaded with every page,
 * `refusals` when the first one comes, the others with the routes that name them.
 */
export type Area = 'pages' | 'refusals' | FeatureArea

export type FeatureArea = (typeof featureAreas)[number]

/** Folders of `src/domain` whose words belong to an area too. */
const domainFolders: Partial<Record<FeatureArea, string>> = { account: 'src/domain/account/' }

/** Where the words of an area stand. */
export function areaFolders(area: FeatureArea): string[] {
  const shared = domainFolders[area]
  return [`src/features/${area}/`, ...(shared ? [shared] : [])]
}
