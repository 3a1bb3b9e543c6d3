import createClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import type { paths } from '../../../src/api/generated/schema.gen.ts'
import { openedAddress } from '../../../src/api/opened-address.ts'
import { fitsContract } from '../../../src/lib/url/contract-text.ts'
import { hostileTexts } from '../../../src/lib/url/test-hostile-texts.ts'
import { matchRoute } from '../../backend/calls/route-table.ts'
import { schemas } from '../../backend/validators/validators.gen.js'

const host = 'http://galley.test'
const kinds = ['Identity', 'OrderNumber', 'CertificateCode', 'TypedCode'] as const

async function calledPath(code: string): Promise<string> {
  let path = ''
  const client = createClient<paths>({
    baseUrl: host,
    fetch: async ({ url }) => {
      path = new URL(url).pathname
      return Response.json({})
    },
  })
  const params = { path: { orderId: 'form-7', code } }
  await client.PUT('/api/order-form/{orderId}/voucher/{code}', { params })
  return path
}

describe.each(kinds)('as %s', (kind) => {
  it.each(hostileTexts)('%j is accepted where the contract accepts it', (text) => {
    expect(fitsContract(kind, text)).toBe(schemas[kind]?.(text))
  })

  it.each(hostileTexts.filter((text) => fitsContract(kind, text)))(
    '%j reaches the server unchanged',
    async (text) => {
      const opened = openedAddress('/api/certificate/{code}', { code: text })
      expect(matchRoute('GET', new URL(opened, host).pathname)).toEqual({
        kind: 'found',
        id: 'getCertificate',
        path: { code: text },
      })
      expect(matchRoute('PUT', await calledPath(text))).toEqual({
        kind: 'found',
        id: 'applyVoucher',
        path: { orderId: 'form-7', code: text },
      })
    },
  )

  it('refuses a lone surrogate, which no URL can carry', () => {
    expect(fitsContract(kind, 'A\ud800')).toBe(false)
  })
})
