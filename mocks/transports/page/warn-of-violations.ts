import type { CallLog } from '../../backend/call-log.ts'

/** Says loudly on the browser's console that a call or its answer broke the contract. */
export function warnOfViolations(calls: CallLog): void {
  calls.listen(({ operation, method, url, violation, further }) => {
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
