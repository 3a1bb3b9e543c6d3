import { readDelaySeed } from '../call-delays.ts'

declare global {
  /** GALLEY_DELAYS of a browser test, set before the page's scripts run. */
  var galleyDelays: string | undefined
  interface ImportMetaEnv {
    /** Of the development server; builds leave it out. */
    readonly GALLEY_DELAYS?: string
  }
}

export const pageDelays = (): number | undefined =>
  readDelaySeed(globalThis.galleyDelays ?? import.meta.env.GALLEY_DELAYS)
