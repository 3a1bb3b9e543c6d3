/** Location of a page and how to reload it; in Storybook that is not the window's. */
export type PagePlace = {
  /** Folder of the portal, with slashes at both ends. */
  base: string
  address(): URL
  reload(): void
}

export const windowPlace: PagePlace = {
  base: import.meta.env.BASE_URL,
  address: () => new URL(globalThis.location.href),
  reload: () => globalThis.location.reload(),
}
