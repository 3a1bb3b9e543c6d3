import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const externalPages: readonly { path: string; name: MessageDescriptor }[] = [
  { path: 'support', name: msg`the help center` },
]

export function findExternalPage(path: string): MessageDescriptor | undefined {
  return externalPages.find((page) => path === page.path || path.startsWith(`${page.path}/`))?.name
}
