export const foundUsOptions = [
  { id: 'colleague', name: 'A colleague' },
  { id: 'search', name: 'A search engine' },
  { id: 'journal', name: 'A journal or publisher' },
  { id: 'institution', name: 'My institution or library' },
  { id: 'conference', name: 'A conference or workshop' },
  { id: 'social-media', name: 'Social media' },
  { id: 'advertisement', name: 'An advertisement' },
  { id: 'other', name: 'Other' },
] as const

export const isFoundUsOption = (id: string): boolean => foundUsOptions.some((it) => it.id === id)
