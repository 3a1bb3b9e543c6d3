declare global {
  interface ImportMetaEnv {
    /** Set by tests of stories in `npm test`. */
    readonly GALLEY_SHORT?: string
  }
}

/**
 * Contrast takes axe as long as all other rules. In `npm test` the matrix checks that of each screen, and stories that of
 * each part of the design system.
 */
export const screenRules = import.meta.env.GALLEY_SHORT
  ? { 'color-contrast': { enabled: false } }
  : {}
