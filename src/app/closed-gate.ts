/** Why a page of the frame stands in place of every screen. */
export type GateReason = 'outage' | 'localization-mismatch' | 'credit-notes-locked'

/** Thrown before a screen opens; the frame shows the page of the reason instead. */
export class ClosedGate extends Error {
  readonly reason: GateReason

  constructor(reason: GateReason, cause?: unknown) {
    super(reason, { cause })
    this.name = 'ClosedGate'
    this.reason = reason
  }
}
