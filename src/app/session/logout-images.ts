import type { Application } from '../../api/application.ts'
import { openedAddress } from '../../api/opened-address.ts'
import { addressIn } from '../../lib/url/address-in.ts'

type Sites = {
  localization: Pick<Application['localization'], 'code'>
  localizations: readonly Pick<Application['localization'], 'code' | 'secureUrl'>[]
}

export function logoutImages({ localization, localizations }: Sites): string[] {
  return localizations
    .filter(({ code }) => code !== localization.code)
    .map(({ secureUrl }) => secureUrl.replace(/\/+$/, ''))
    .map((site) =>
      site === ''
        ? openedAddress('/api/auth/logout.gif', {})
        : addressIn(`${site}/api/auth/logout.gif`),
    )
}

export function loadLogoutImages(sites: Sites): void {
  for (const address of logoutImages(sites)) new Image().src = address
}
