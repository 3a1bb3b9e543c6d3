import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { cart, noDetails, readyToPay } from '../../testing/order-form/order-cart.ts'
import { testAddress } from '../../testing/payment/payment-requests.ts'
import { readPdf } from '../../testing/pdf-text.ts'

const day = 86_400_000
const byBank = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.bankTransfer,
  billingAddress: testAddress,
}
const details = {
  ...noDetails,
  ...readyToPay.details,
  authors: 'H. Marsh and R. Ortega',
  journal: { name: 'Plant and Soil', url: 'https://journal.example.org' },
}
const figures = [{ serviceIdentity: 'svc-figures', quantity: 3 }]

async function placed(changes: Parameters<typeof cart>[0], name: Parameters<typeof cart>[1]) {
  const backend = await cart({ details, ...changes }, name)
  const { send, world } = backend
  const { bytes, fileName } = sampleManuscript('english-3000')
  const form = { file: new File([new Uint8Array(bytes)], fileName) }
  const { body } = await send('POST /api/file', { form })
  const identity =
    typeof body === 'object' && body && 'identity' in body ? String(body.identity) : ''
  const files = world.orderForms.get('form-1')?.files
  if (files) world.orderForms.update('form-1', { files: { ...files, main: [identity] } })
  await backend.pay(byBank)
  const id = backend.orders()[0]?.externalId ?? ''
  const shown = async () => (await send(`GET /api/order/${id}/payment`)).body
  return { ...backend, id, shown }
}

describe('a placed order', () => {
  it('shows quantities, delivery and prices as they were ordered', async () => {
    const { shown } = await placed({ additions: figures, tier: 'rush' }, 'new-customer')
    expect(await shown()).toMatchObject({
      order: {
        currency: { shortName: 'USD' },
        serviceOptions: [
          { serviceId: 'svc-premium-editing', deliveryTier: 'rush', price: 502.2, quantity: 1 },
          { serviceId: 'svc-figures', deliveryTier: 'standard', price: 96, quantity: 3 },
        ],
        invoices: [{ totalAmount: 598.2 }],
      },
    })
  })

  it('stays in the currency in which it was ordered', async () => {
    const { shown, send, identity } = await placed({}, 'spain')
    const before = await shown()
    expect(before).toMatchObject({
      order: { currency: { shortName: 'EUR' }, serviceOptions: [{ price: 344.44 }] },
    })
    expect(before).toMatchObject({ order: { invoices: [{ totalAmount: 344.44 }] } })
    await send(`PUT /api/account/${identity}/update-details`, { json: { currencyIso: 'USD' } })
    expect(await shown()).toEqual(before)
  })

  it('keeps the authors, area, journal and answers of its form', async () => {
    const answers = [{ questionIdentity: 'figure-kind', values: ['Line drawings'] }]
    const { shown } = await placed({ details: { ...details, answers } }, 'new-customer')
    expect(await shown()).toMatchObject({
      order: {
        projectAuthors: 'H. Marsh and R. Ortega',
        areaOfStudyId: 494,
        journal: 'Plant and Soil',
        journalUrl: 'https://journal.example.org',
        answers,
      },
    })
  })

  it('names its authors on the certificate, whose PDF opens at once', async () => {
    const { send, advance, id } = await placed({}, 'new-customer')
    advance(30 * day)
    const { body } = await send(`GET /api/order/search?xid=${id}`)
    const authors = 'H. Marsh and R. Ortega'
    expect(body).toMatchObject({ orders: [{ certificate: { authors } }] })
    const code = JSON.stringify(body).match(/"code":"([^"]+)"/)?.[1]
    const { exchange, status } = await send(`GET /api/certificate/${code}/pdf`)
    expect(status).toBe(200)
    const { text } = await readPdf(new Uint8Array(await exchange.response.arrayBuffer()))
    expect(text).toContain(authors)
  })
})
