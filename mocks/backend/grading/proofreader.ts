import type { Finding } from '../../world/manuscript-verdict'

export type Dialect = 'american' | 'british'

/** Reads English text for errors, in order of place. The same text gives the same findings. */
export type Proofreader = {
  findings: (text: string, dialect: Dialect) => Promise<Finding[]>
  /** Told that a text will come soon, so that one who starts slowly may start. */
  prepare?: () => void
}
