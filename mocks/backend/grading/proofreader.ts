export type Dialect = 'american' | 'british'

/**
 * One thing to mend: `kind` is harper's name for its sort, `start` and `end` are places in the
 * text in UTF-16 units as `slice` counts them, `suggestions` are replacements of that stretch.
 */
export type Finding = {
  kind: string
  start: number
  end: number
  message: string
  suggestions: string[]
}

/** Reads English text for errors, in order of place. The same text gives the same findings. */
export type Proofreader = {
  findings: (text: string, dialect: Dialect) => Promise<Finding[]>
  /** Told that a text will come soon, so that one who starts slowly may start. */
  prepare?: () => void
}
