import type { Finding } from '../../world/rows/manuscript-verdict.ts'

export type Dialect = 'american' | 'british'

/** Findings are sorted by position; the same text gives the same findings. */
export type Proofreader = {
  findings: (text: string, dialect: Dialect) => Promise<Finding[]>
}
