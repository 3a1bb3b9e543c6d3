import { useSyncExternalStore } from 'react'
import { NetworkFailureModal } from '../../ui/states/network-failure-modal.tsx'
import { closeNetworkFailure, networkFailureShown } from './network-failure.ts'

export function NetworkFailureNotice() {
  const isShown = useSyncExternalStore(networkFailureShown.subscribe, networkFailureShown.get)
  return <NetworkFailureModal open={isShown} onClose={closeNetworkFailure} />
}
