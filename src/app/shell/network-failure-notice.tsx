import { useSyncExternalStore } from 'react'
import { NetworkFailureModal } from '../../ui/states/network-failure-modal.tsx'
import { closeNetworkFailure, isNetworkFailureShown, onNetworkFailure } from './network-failure.ts'

export function NetworkFailure() {
  const told = useSyncExternalStore(onNetworkFailure, isNetworkFailureShown)
  return <NetworkFailureModal open={told} onClose={closeNetworkFailure} />
}
