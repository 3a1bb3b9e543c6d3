/** Globals that only supported browsers have, with their keys in the data of web-features. */
export const neededFeatures: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'api.AbortSignal.any_static',
  'Promise.withResolvers': 'javascript.builtins.Promise.withResolvers',
  'Set.prototype.intersection': 'javascript.builtins.Set.intersection',
  'URL.canParse': 'api.URL.canParse_static',
}

/** The oldest versions that have every needed feature; a test compares them. */
export const oldestVersions = {
  chrome: '122',
  edge: '122',
  firefox: '127',
  safari: '17.4',
} as const

/** In the form of Vite's `build.target`. */
export const buildTarget: string[] = Object.entries(oldestVersions).map(
  ([name, version]) => name + version,
)

/** As the README and the page for old browsers name them. */
export const supportedBrowsers: string = Object.entries(oldestVersions)
  .map(([name, version]) => `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`)
  .join(', ')
