import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { Sent } from './judged-call.ts'

function addressOf(server: string, path: string, { path: values = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  )
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => [name, String(one)]),
  )
  const search = new URLSearchParams(parameters).toString()
  return `${server}${filled}${search && `?${search}`}`
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

/** A fetch of an operation; the body is kept as text for the report too. */
export function requestTo(server: string, id: OperationId, sent: Sent) {
  const {
    method,
    path,
    body: takes,
  }: { method: string; path: string; body: string } = operations[id]
  const url = addressOf(server, path, sent)
  const headers: Record<string, string> = { Accept: '*/*', ...sent.headers }
  const used = sent.method ?? method
  if (sent.body === undefined) return { url, method: used, headers, body: undefined, text: '' }
  if (takes === 'form') {
    const form = formOf(sent.body)
    const names = [...form].map(([name, value]) =>
      value instanceof File ? `${name}: ${value.name} (${value.size} bytes)` : `${name}: ${value}`,
    )
    return { url, method: used, headers, body: form, text: names.join('\n') }
  }
  headers['Content-Type'] = 'application/json'
  const text = JSON.stringify(sent.body)
  return { url, method: used, headers, body: text, text }
}
