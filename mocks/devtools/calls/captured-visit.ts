import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CapturedCall } from '../../recordings/captured-call.ts'
import type { ExchangeLog } from '../../transports/page/exchange-log.ts'

/** The calls since the page loaded; beside a real server, those that it answered. */
export async function capturedVisit(
  calls: CallLog,
  exchanges: ExchangeLog,
): Promise<CapturedCall[]> {
  const answered = calls.all().filter(({ operation, fault }) => operation && !fault)
  const isMixed = answered.some(({ real }) => real)
  const kept = answered.filter(({ real }) => !isMixed || real)
  const captured = kept.map(async (record): Promise<CapturedCall[]> => {
    const exchange = exchanges.of(record)
    if (!exchange) return []
    const { request, answer } = await exchange.read()
    const { method, status } = record
    const url = new URL(record.url, globalThis.location.origin).href
    const { headers } = exchange
    return [{ method, url, sent: request.text, status, headers, body: answer.text }]
  })
  return (await Promise.all(captured)).flat()
}
