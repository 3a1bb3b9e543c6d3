import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Places on the portal's own host that are not part of it, should the host hand them to it. */
const places: readonly { path: string; name: MessageDescriptor }[] = [
  { path: 'support', name: msg`the help center` },
]

/** The name of the external page that a path stands for, or undefined. */
export function findExternalPage(path: string): MessageDescriptor | undefined {
  return places.find((place) => path === place.path || path.startsWith(`${place.path}/`))?.name
}
