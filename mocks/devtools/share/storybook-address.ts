import { pathBelow } from '../../transports/base-path.ts'

const mapOfScreens = '/story/sitemap-screens--all-routes'

/**
 * Storybook's URL: the folder `storybook` of a build, its usual local port in development, or `VITE_STORYBOOK_URL`
 * (with a trailing slash; empty for none).
 */
export function storybookUrl(): string {
  const { DEV, VITE_STORYBOOK_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:6006/`
  return VITE_STORYBOOK_URL ?? (DEV ? development : '/storybook/')
}

/** The sitemap at the screen of a portal page, in the page's language; undefined without Storybook. */
export function storybookAddress(pathname: string, base: string, storybook: string) {
  if (!storybook) return undefined
  const [, language = '', ...rest] = pathBelow(pathname, base).split('/')
  const parameters = [
    `path=${mapOfScreens}`,
    `screen=${encodeURIComponent(`/${rest.join('/')}`)}`,
    ...(language ? [`globals=language:${language}`] : []),
  ]
  return `${storybook}?${parameters.join('&')}`
}
