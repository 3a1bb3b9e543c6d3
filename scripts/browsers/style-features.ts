import { lateBrowsers, supportByKey } from './feature-data.ts'

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Properties, selectors and at-rules in a style sheet that a supported browser may lack. */
export function lateStyleFeatures(css: string): Set<string> {
  const selectors = matches(css, /([^{};]+)\{/g).join('\n')
  const keys = [
    ...matches(css, /[{;]\s*([a-z-]+)\s*:/g).map((name) => `css.properties.${name}`),
    ...matches(selectors, /::?([a-z-]+)/g).map((name) => `css.selectors.${name}`),
    ...matches(css, /@([a-z-]+)/g).map((name) => `css.at-rules.${name}`),
    ...matches(css, /([a-z-]+)\(/g).map((name) => `css.types.color.${name}`),
  ]
  return new Set(keys.filter((key) => supportByKey.has(key) && lateBrowsers(key).length > 0))
}
