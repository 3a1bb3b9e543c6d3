import { pathBelow } from '../../transports/base-path.ts'

const mapOfScreens = '/story/sitemap-screens--all-routes'

/**
 * The portal's address of Storybook: in the folder `storybook` of a build, or at its usual port of this machine while
 * both are being developed; `VITE_STORYBOOK_URL` names another place (with a slash at the end), or
 * is empty where there is none.
 */
export function storybookPlace(): string {
  const { DEV, VITE_STORYBOOK_URL } = import.meta.env
  const development = `http://${globalThis.location.hostname}:6006/`
  return VITE_STORYBOOK_URL ?? (DEV ? development : '/storybook/')
}

/**
 * The map of screens at the screen of a page of the portal, whose stories speak the page's language; undefined
 * where there is no Storybook.
 */
export function storybookAddress(pathname: string, base: string, place: string) {
  if (!place) return undefined
  const [, language = '', ...rest] = pathBelow(pathname, base).split('/')
  const asked = [
    `path=${mapOfScreens}`,
    `screen=${encodeURIComponent(`/${rest.join('/')}`)}`,
    ...(language ? [`globals=language:${language}`] : []),
  ]
  return `${place}?${asked.join('&')}`
}
