import { type DigitalFile, isProcessing } from '../../api/digital-files.ts'

/** What was deleted elsewhere goes. */
export function withRefreshed<File extends DigitalFile>(
  files: readonly File[],
  refreshed: readonly File[] | undefined,
): File[] {
  if (!refreshed) return [...files]
  return files.flatMap((file) => {
    if (!isProcessing(file)) return [file]
    const now = refreshed.find(({ identity }) => identity === file.identity)
    return now ? [now] : []
  })
}

export function finishedSince<File extends DigitalFile>(
  files: readonly File[],
  shown: readonly File[],
): File[] {
  const processed = new Set(files.filter(isProcessing).map(({ identity }) => identity))
  return shown.filter((file) => processed.has(file.identity) && !isProcessing(file))
}

/** Downloads are Word documents, also where an older format was uploaded. */
export function savedName(name: string, suffix: string): string {
  return `${name.replace(/\.docx?$/i, '')} (${suffix}).docx`
}
