/** Location of a page and how to reload it; in Storybook that is not the window's. */
export type PageLocation = {
  base: string
  address(): URL
  reload(): void
}

export const windowLocation: PageLocation = {
  base: import.meta.env.BASE_URL,
  address: () => new URL(globalThis.location.href),
  reload: () => globalThis.location.reload(),
}
