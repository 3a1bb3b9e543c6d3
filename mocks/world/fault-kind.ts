/**
 * What can go wrong with a call: a status, no network before it or a lost answer after it, an
 * answer that never comes, comes late, breaks off or is no JSON, or a refusal with a message key.
 */

export type FaultKind =
  | { kind: 'status'; status: number }
  | { kind: 'network' | 'lost-answer' | 'time-out' | 'slow' | 'cut' | 'malformed' }
  | { kind: 'refusal'; key: string }
