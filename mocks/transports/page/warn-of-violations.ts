import type { CallLog } from '../../backend/calls/call-log.ts'

export function warnOfViolations(calls: CallLog): void {
  calls.listen(({ operation, method, url, violation, further, recorded }) => {
    // The recording notes what its server broke.
    if (recorded) return
    for (const broken of [violation, further]) {
      if (!broken) continue
      const { side, detail, errors } = broken
      const list = errors.map(({ pointer, message }) => `\n  ${pointer}: ${message}`).join('')
      // biome-ignore lint/suspicious/noConsole: this is where a developer looks
      console.error(
        `Contract broken by the ${side}: ${operation ?? `${method} ${url}`}. ${detail}${list}`,
      )
    }
  })
}
