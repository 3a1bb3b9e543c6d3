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
  { path: 'certificate', name: msg`Certificates`, access: 'anyone' },
  {
    path: 'researcher/digital-editing',
    name: msg`Digital editing`,
    access: 'signed-in',
    feature: 'digital-editing',
  },
  {
    path: 'researcher/digital-translations',
    name: msg`Digital translation`,
    access: 'signed-in',
    feature: 'digital-translation',
  },
  { path: 'researcher/invoices', name: msg`Invoices`, access: 'signed-in', feature: 'invoices' },
  {
    path: 'researcher/submit/rework-get-started',
    name: msg`Start another round`,
    access: 'anyone',
  },
  {
    path: 'researcher/submit/multimedia-services',
    name: msg`Choose a service`,
    access: 'anyone',
  },
  {
    path: 'researcher/submit/service-bundles',
    name: msg`Choose a bundle`,
    access: 'anyone',
  },
  {
    path: 'researcher/submit/price-quote-completed',
    name: msg`Price quote`,
    access: 'anyone',
  },
  { path: 'researcher/index/re-edit', name: msg`Re-edit`, access: 'signed-in' },
] as const satisfies readonly UnbuiltRoute[]

declare module '../../ui/page/to-unbuilt.ts' {
  interface UnbuiltRoutes {
    path: (typeof unbuiltRoutes)[number]['path']
  }
}

export function findUnbuiltRoute(path: string): UnbuiltRoute | undefined {
  return unbuiltRoutes.find((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
}
