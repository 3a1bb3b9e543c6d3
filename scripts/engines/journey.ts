import type { SampleName } from '../../mocks/samples/sample-manuscript.ts'
import type { EngineName } from './find-engines.ts'
import type { WatchedSite } from './site.ts'
import type { SiteVisitor } from './site-visitor.ts'

/** What a journey has: as many pages as it opens, a folder of downloads, manuscripts, the host. */
export type Visit = {
  open(): Promise<SiteVisitor>
  /** Waits for a download; returns its contents. */
  downloaded(name: RegExp): Promise<Uint8Array>
  /** Path of a manuscript. */
  sample(name: SampleName): string
  site: WatchedSite
}

export type EngineJourney = {
  name: string
  run(visit: Visit): Promise<void>
  /** Why an engine leaves it out. */
  leftOut?: Partial<Record<EngineName, string>>
  /** What the console may say, since the journey asks for it. */
  expects?: RegExp
}
