import fc from 'fast-check'
import { faults, type NetworkFault } from './unreliable-network.ts'

export const tab = fc.nat(1)

/** What the network does next: which of the waiting messages moves. */
export const networkStep = {
  weight: 9,
  arbitrary: fc.record({ kind: fc.constant('network'), which: fc.nat(11) }),
}

/** Of the calls in the order of their sending; later ones have none. */
export const plannedFaults = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<NetworkFault>('none') },
    { weight: 5, arbitrary: fc.constantFrom(...faults) },
  ),
  { maxLength: 24 },
)

/** Presses of the button that pays, in one of the ways. */
export const presses = (ways: readonly string[]) => ({
  weight: 5,
  arbitrary: fc.record({
    kind: fc.constantFrom('press', 'double-press'),
    tab,
    by: fc.constantFrom(...ways),
  }),
})
