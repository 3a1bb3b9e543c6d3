import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

const path = '/external/api/card-fields'
const origin = 'https://portal.example'

async function open(name: 'returning-customer' | 'brazil', query: string) {
  const { send } = await testBackend(name)
  return (await send(`GET ${path}${query}`)).exchange.response
}

describe('the fields of the card provider', () => {
  it.each([
    ['returning-customer', 'en', 'Card number', '4000 0000 0000 0002</code> is declined'],
    ['brazil', 'pt-BR', 'Número do cartão', '4000 0000 0000 0002</code> é recusado'],
  ] as const)('for %s are in %s, and name the test cards', async (name, lang, label, card) => {
    const response = await open(name, `?origin=${origin}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    for (const part of [`<html lang="${lang}">`, label, card]) expect(page).toContain(part)
  })

  it('speak with the origin that they were opened for, which can end no script', async () => {
    const page = await (await open('returning-customer', `?origin=${origin}`)).text()
    expect(page).toContain(`["${origin}",`)
    expect(page).not.toContain("'*'")
    const written = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
    expect(() => new Function(written)).not.toThrow()
  })

  it.each(['', '?origin=', '?origin=*', '?origin=null', `?origin=${origin}/x`, '?other=1'])(
    'are not opened by "%s"',
    async (query) => {
      expect((await open('returning-customer', query)).status).toBe(400)
    },
  )

  it('are named by the token of every signed-in person', async () => {
    const { send } = await testBackend('returning-customer')
    const { body } = await send('GET /api/payment/braintree-client-token')
    const { clientToken } = Object(body)
    expect(JSON.parse(atob(clientToken))).toMatchObject({ clientApiUrl: path })
  })
})
