/** Where a page is, and how it is loaded anew; a story is somewhere else than the window around it. */
export type PagePlace = {
  /** The folder that the portal is served from, with a slash at both ends. */
  base: string
  address(): URL
  reload(): void
}

/** The place of this window. */
export const windowPlace: PagePlace = {
  base: import.meta.env.BASE_URL,
  address: () => new URL(globalThis.location.href),
  reload: () => globalThis.location.reload(),
}
