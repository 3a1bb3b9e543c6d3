const prefix = 'Design system: '

/** The changelog's entries about the design system as a Markdown list, newest first. */
export function designEntries(changelog: string): string {
  return changelog
    .split(/^(?=- |#)/m)
    .filter((entry) => entry.startsWith(`- ${prefix}`))
    .map((entry) => entry.replace(prefix, ''))
    .join('')
}
