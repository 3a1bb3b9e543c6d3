import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { type Breakage, type Json, withOtherJson, withSuccess } from './breakage.ts'

type Family = Breakage['family']

export const json = (
  family: Family,
  id: OperationId,
  name: string,
  only: readonly string[],
  change: (json: Json) => unknown,
): Breakage => withOtherJson(family, name, { id, only, change })

/** Changes the entries of a list. */
export const each = (list: unknown, change: (entry: Json) => Json) =>
  Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? change(entry) : entry)) : list

export const plus = (value: unknown, more: number) => Number(value) + more

/** Changes what an answer has in a field. */
export const on = (field: string) => (change: (value: Json) => Json) => (json: Json) => ({
  ...json,
  [field]: isRecord(json[field]) ? change(json[field]) : json[field],
})

export const eachLine = (field: string, more: number) => (one: Json) => ({
  ...one,
  lineItems: each(one.lineItems, (entry) => ({ ...entry, [field]: plus(entry[field], more) })),
})

export const refusalIgnored = (
  family: Family,
  id: OperationId,
  name: string,
  only: readonly string[],
  key: string,
): Breakage => withSuccess(family, name, { id, only, fails: (_, text) => text.includes(key) })

export function keyIgnored(id: OperationId, only: readonly string[]): Breakage {
  return {
    family: 'idempotency',
    name: `${id} forgets its keys`,
    only,
    async answer({ id: called, request, forward, memory }) {
      if (called !== id) return forward()
      memory.set('calls', `${memory.get('calls') ?? ''}x`)
      const key = `${request.headers.get('Idempotency-Key')}-${memory.get('calls')?.length}`
      return forward({ headers: { 'Idempotency-Key': key.slice(-60) } })
    },
  }
}

/** Hands another person's document out as its own person's. */
export const handedOut = (id: OperationId, only: readonly string[]): Breakage => ({
  family: 'sessions',
  name: `${id} hands it to another person`,
  only,
  async answer({ id: called, forward }) {
    const response = await forward()
    if (called !== id || response.status !== 404) return response
    const headers = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'attachment; filename="other.pdf"',
      'Content-Type': 'application/pdf',
    }
    return new Response('%PDF-1.7', { headers })
  },
})

/** Changes the options of every service of a form. */
export const eachOption = (form: Json, change: (option: Json) => Json) =>
  each(form.availableServices, (service) => ({
    ...service,
    serviceOptions: each(service.serviceOptions, change),
  }))

export const inForm = on('order')

export const inQuote = (changes: (quote: Json) => Json) =>
  inForm((form) => ({
    ...form,
    priceQuote: isRecord(form.priceQuote) ? changes(form.priceQuote) : form.priceQuote,
  }))
