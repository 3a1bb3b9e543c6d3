import { features } from 'web-features'
import { oldestVersions } from './supported-browsers.ts'

const engineOf: Record<string, keyof typeof oldestVersions> = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  safari: 'safari',
  safari_ios: 'safari',
}

/** Comparable: 17.4 is 17004, and what no version has is infinite. */
export function versionNumber(version: string | undefined): number {
  const [major = Number.POSITIVE_INFINITY, minor = 0] = version?.match(/\d+/g)?.map(Number) ?? []
  return major * 1000 + minor
}

/** First versions that support a feature by browser, of every feature by key. */
export const supportByKey: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.values(features)
    .filter((feature) => feature.kind === 'feature')
    .flatMap(({ status }) => Object.entries(status.by_compat_key ?? {}))
    .map(([key, { support }]) => [key, { ...support }]),
)

/** Browsers in which a feature is missing or newer than the oldest supported version. */
export function lateBrowsers(key: string): string[] {
  const support = supportByKey.get(key) ?? {}
  return Object.entries(engineOf)
    .filter(
      ([browser, name]) => versionNumber(support[browser]) > versionNumber(oldestVersions[name]),
    )
    .map(([browser]) => `${browser} ${support[browser] ?? 'never'}`)
}
