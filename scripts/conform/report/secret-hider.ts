import type { ConformConfig } from '../options/conform-config.ts'
import type { ConformCheck } from '../rules/conform-check.ts'
import type { JudgedCall } from '../server/judged-call.ts'

const hidden = '•••'

const secretHeaders =
  /^(cookie|set-cookie|authorization|proxy-authorization|x-.*(key|token|secret))$/i

/** Fields of JSON whose value is a secret of the server or of a card. */
const secretFields =
  /("(?:password|nonce|clientToken|captchaResponse|token|checkoutId)"\s*:\s*)"(?:[^"\\]|\\.)*"/g

/** Every text of the configuration that gives access to something. */
function secretsOf({
  accounts = {},
  headers = {},
  waiting = {},
  codes = {},
}: ConformConfig): string[] {
  const { sites = {}, ...named } = accounts
  const people = [...Object.values(named), ...Object.values(sites)]
  const values = [
    ...people.map(({ password }) => password),
    ...people.flatMap((one) => ('headers' in one ? Object.values(one.headers ?? {}) : [])),
    ...Object.values(headers),
    ...Object.values(waiting.headers ?? {}),
    ...Object.values(codes),
  ]
  // Shorter values would hide parts of other words.
  return values.filter((value): value is string => value !== undefined && value.length >= 6)
}

/** Replaces what must not leave the run: passwords, cookies, tokens, and headers of the configuration. */
export function secretHider(config: ConformConfig) {
  const secrets = secretsOf(config).flatMap((one) => [one, encodeURIComponent(one)])
  const inText = (text: string) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, hidden), text)
      .replaceAll(secretFields, `$1"${hidden}"`)
  const configured = new Set(Object.keys(config.headers ?? {}).map((name) => name.toLowerCase()))
  const inHeaders = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => {
        const isSecret = secretHeaders.test(name) || configured.has(name.toLowerCase())
        return [name, isSecret ? hidden : inText(value)]
      }),
    )
  const inExchange = ({ call, answer, failure }: JudgedCall): JudgedCall => ({
    call: {
      ...call,
      url: inText(call.url),
      headers: inHeaders(call.headers),
      body: inText(call.body),
    },
    ...(answer
      ? { answer: { ...answer, headers: inHeaders(answer.headers), body: inText(answer.body) } }
      : {}),
    ...(failure === undefined ? {} : { failure }),
  })
  return (check: ConformCheck): ConformCheck => ({
    ...check,
    findings: check.findings.map(({ rule, detail }) => ({ rule, detail: inText(detail) })),
    exchanges: check.exchanges.map(inExchange),
  })
}
