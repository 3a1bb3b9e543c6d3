import { useSyncExternalStore } from 'react'
import { NetworkFailureModal } from '../../ui/states/network-failure-modal.tsx'
import { closeNetworkFailure, isNetworkFailureShown, onNetworkFailure } from './network-failure.ts'

export function NetworkFailureNotice() {
  const isShown = useSyncExternalStore(onNetworkFailure, isNetworkFailureShown)
  return <NetworkFailureModal open={isShown} onClose={closeNetworkFailure} />
}
