import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Access, Feature } from './route-guards.ts'

export type UnbuiltRoute = {
  path: string
  name: MessageDescriptor
  access: Access
  feature?: Feature
}

/** Screens that the portal links to before they are built. */
export const unbuiltRoutes = [
  { path: 'researcher/invoices', name: msg`Invoices`, access: 'signed-in', feature: 'invoices' },
] as const satisfies readonly UnbuiltRoute[]

declare module '../../ui/page/to-unbuilt.ts' {
  interface UnbuiltRoutes {
    path: (typeof unbuiltRoutes)[number]['path']
  }
}

export function findUnbuiltRoute(path: string): UnbuiltRoute | undefined {
  return unbuiltRoutes.find((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
}
