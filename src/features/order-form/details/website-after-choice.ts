type JournalChoice = {
  url: string
  /** The website that an earlier choice filled in. */
  filledUrl: string | undefined
  saved: { name: string; url: string | null } | null
  name: string
  /** The chosen journal's website; undefined where the directory does not list it. */
  foundUrl: string | undefined
}

/** A website that the person typed stays. */
export function websiteAfterChoice({
  url,
  filledUrl,
  saved,
  name,
  foundUrl,
}: JournalChoice): string {
  const isFilled = url === filledUrl
  const isSaved = saved !== null && url === saved.url
  if (url !== '' && !isFilled && !isSaved) return url
  if (foundUrl !== undefined) return foundUrl
  if (saved?.url && name === saved.name) return saved.url
  return isFilled ? '' : url
}
