import type { Application } from '../../api/application.ts'
import { openedAddress } from '../../api/opened-address.ts'
import { addressIn } from '../../lib/address-in.ts'

type Sites = {
  localization: Pick<Application['localization'], 'code'>
  localizations: readonly Pick<Application['localization'], 'code' | 'secureUrl'>[]
}

/** The pictures by which the other sites of the service end their own sessions; no host is this one. */
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

/** Asks for them and waits for none: a site that does not answer is no matter of the person's. */
export function loadLogoutImages(sites: Sites): void {
  for (const address of logoutImages(sites)) new Image().src = address
}
