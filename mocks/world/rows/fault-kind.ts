export type FaultKind =
  | { kind: 'status'; status: number }
  | { kind: 'network' | 'lost-answer' | 'time-out' | 'slow' | 'cut' | 'malformed' }
  | { kind: 'refusal'; key: string }
