/** Milliseconds from upload to completion. */
export const EDIT_DONE_AFTER = 2 * 60_000
export const TRANSLATION_DONE_AFTER = 5 * 60_000

/** Milliseconds from completion to the archive: 180 days. */
export const FILE_KEPT_FOR = 180 * 24 * 60 * 60_000

/** Words of a manuscript for translation; a .doc is accepted without a count. */
export const TRANSLATION_WORD_LIMIT = 10_000

export const DIGITAL_PAGE_SIZE = 30

/** Newest first, with the first day (UTC) of each. */
export const ENGINE_VERSIONS = [
  { version: '4.2.0', since: '2026-09-01' },
  { version: '4.1.3', since: '2026-06-15' },
  { version: '4.0.0', since: '2026-01-12' },
  { version: '3.8.1', since: '1970-01-01' },
] as const
