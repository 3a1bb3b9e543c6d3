import { createExternalStore } from '../../lib/browser/external-store.ts'

export type ExternalRedirect = { site: 'localization' | 'rubriq'; address: string }

export const externalRedirect = createExternalStore<ExternalRedirect | undefined>(undefined)
