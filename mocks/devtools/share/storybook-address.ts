import { pathBelow } from '../../transports/base-path.ts'

const mapOfScreens = '/story/sitemap-screens--all-routes'

/** A build's folder `storybook`, the usual local port, or `VITE_STORYBOOK_URL` (empty for none). */
export function storybookUrl(): string {
  const { DEV, VITE_STORYBOOK_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:6006/`
  return VITE_STORYBOOK_URL ?? (DEV ? development : '/storybook/')
}

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
