import type { Application } from '../../../../api/application.ts'

type Site = {
  features: Pick<Application['features'], 'service_bundles'>
  config: Pick<Application['config'], 'serviceBundlesAllowed'>
}

/** Bundles are for texts that are edited or translated, at sites that sell them. */
export function offersBundles({ features, config }: Site, goal: unknown): boolean {
  if (!features.service_bundles || !config.serviceBundlesAllowed) return false
  return goal === 'editing' || goal === 'translation'
}
