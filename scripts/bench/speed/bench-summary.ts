/** `failure` says why a part did not run to its end; `over` are its figures over their limits. */
export type EndedPart = { part: string; over: readonly string[]; failure?: string }

/** What the whole run says at its end, and its exit code. */
export function summaryOf(parts: readonly EndedPart[]): { text: string; exitCode: 0 | 1 } {
  const failures = parts.flatMap(({ part, failure }) => (failure ? [`${part}: ${failure}`] : []))
  const over = parts.flatMap(({ part, over }) => over.map((figure) => `${part}: ${figure}`))
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${heading}:`, ...lines.map((line) => `  ${line}`)] : []
  const text = [
    ...section('Parts that did not run to their end', failures),
    ...section('Figures over their limits', over),
    `${parts.length - failures.length} of ${parts.length} parts ran to their end; figures over their limits: ${over.length}.`,
  ].join('\n')
  return { text, exitCode: failures.length + over.length > 0 ? 1 : 0 }
}
