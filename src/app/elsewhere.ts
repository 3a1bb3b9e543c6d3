import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Places that the portal links to and that are not part of it. */
const places: readonly { path: string; name: MessageDescriptor }[] = [
  { path: 'support', name: msg`the help centre` },
  { path: 'outside/support', name: msg`the help centre` },
  { path: 'outside/terms', name: msg`the terms of service` },
  { path: 'outside/privacy', name: msg`the privacy policy` },
  { path: 'outside/add-in', name: msg`the add-in store` },
  { path: 'outside/preprint', name: msg`the preprint server` },
  { path: 'outside/rubriq', name: msg`the new product for digital editing and translation` },
  { path: 'outside', name: msg`a page of another service` },
  { path: 'rubriq', name: msg`the new product for digital editing and translation` },
  { path: 'curie', name: msg`the new product for digital editing and translation` },
]

/** The name of the place outside that a path stands for, or undefined. */
export function findElsewhere(path: string): MessageDescriptor | undefined {
  return places.find((place) => path === place.path || path.startsWith(`${place.path}/`))?.name
}
