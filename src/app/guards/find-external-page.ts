import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Pages on the portal's own host that belong to other sites. */
const places: readonly { path: string; name: MessageDescriptor }[] = [
  { path: 'support', name: msg`the help center` },
]

export function findExternalPage(path: string): MessageDescriptor | undefined {
  return places.find((place) => path === place.path || path.startsWith(`${place.path}/`))?.name
}
