import { createExternalStore } from '../../lib/browser/external-store.ts'

export const networkFailureShown = createExternalStore(false)

/** Opens a dialog about a failed action of the person. */
export const notifyNetworkFailure = () => networkFailureShown.set(true)
export const closeNetworkFailure = () => networkFailureShown.set(false)
