export const shownJournals = 10

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** From 0, the title itself, to 5, where some words are missing. */
function distance(title: string, typed: string): number {
  if (title === typed) return 0
  if (title.startsWith(typed)) return 1
  if (new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(typed)}`, 'u').test(title)) return 2
  if (title.includes(typed)) return 3
  return typed.split(/\s+/).every((word) => title.includes(word)) ? 4 : 5
}

export function rankJournals<Journal extends { title: string }>(
  journals: readonly Journal[],
  typed: string,
): Journal[] {
  const query = plain(typed)
  const once = new Map(journals.toReversed().map((journal) => [plain(journal.title), journal]))
  return [...once]
    .map(([title, journal]) => ({
      journal,
      title,
      editDistance: Math.min(distance(title, query), distance(title.replace(/^the /, ''), query)),
    }))
    .sort(
      (one, other) =>
        one.editDistance - other.editDistance ||
        one.title.length - other.title.length ||
        one.title.localeCompare(other.title, 'en'),
    )
    .slice(0, shownJournals)
    .map(({ journal }) => journal)
}
