import { createExternalStore } from '../../lib/browser/external-store.ts'

export const networkFailureShown = createExternalStore(false)

export const notifyNetworkFailure = () => networkFailureShown.set(true)
export const closeNetworkFailure = () => networkFailureShown.set(false)
