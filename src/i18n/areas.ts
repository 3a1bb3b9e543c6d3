/** Folders of `src/features` and `src/domain` whose words are loaded with the routes that show them. */
export const featureAreas = [
  'account',
  'addresses',
  'auth/password',
  'auth/registration',
  'auth/wechat',
  'digital-translation',
  'fapiao',
  'grammar-check',
  'migration',
  'orders',
  'payment',
  'prepay',
  'rewards',
  'testimonials',
] as const

/**
 * What is translated apart, since most visits need no word of it: `pages` is loaded with every page,
 * `refusals` when the first one comes, the others with the routes that name them.
 */
export type Area = 'pages' | 'refusals' | FeatureArea

export type FeatureArea = (typeof featureAreas)[number]

/** Where the words of an area stand: what one feature says, and what several do. */
export function areaFolders(area: FeatureArea): string[] {
  return [`src/features/${area}/`, `src/domain/${area}/`]
}
