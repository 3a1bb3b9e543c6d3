import { describe, expect, it } from 'vitest'
import { cardFrameAt, readCardMessage } from './card-provider.ts'

const here = 'https://portal.example/en/researcher/prepay/payment'
const tokenOf = (token: unknown) => btoa(JSON.stringify(token))
const asking = '?origin=https%3A%2F%2Fportal.example'

describe('the address of the card fields', () => {
  it.each([
    ['/external/api/card-fields', `https://portal.example/external/api/card-fields${asking}`],
    ['https://cards.example/fields', `https://cards.example/fields${asking}`],
    ['https://cards.example/fields?v=2', `https://cards.example/fields?v=2&${asking.slice(1)}`],
    [
      'https://cards.example/?origin=https://evil.example',
      'https://cards.example/?origin=https%3A%2F%2Fportal.example',
    ],
  ])('%s', (clientApiUrl, address) => {
    const { origin } = new URL(address)
    expect(cardFrameAt(tokenOf({ version: 2, clientApiUrl }), here)).toEqual({ address, origin })
  })

  it.each([
    ['an address without HTTPS', tokenOf({ clientApiUrl: 'http://cards.example/' })],
    ['a script', tokenOf({ clientApiUrl: 'javascript:alert(1)' })],
    ['another host without a name', tokenOf({ clientApiUrl: '//cards.example/' })],
    ['no text', tokenOf({ clientApiUrl: 5 })],
    ['no address', tokenOf({ version: 2 })],
    ['no object', tokenOf(null)],
    ['no JSON', btoa('cards')],
    ['no base64', '§'],
  ])('is missing for a token with %s', (_, token) => {
    expect(cardFrameAt(token, here)).toBeUndefined()
  })
})

describe('messages of the card frame', () => {
  const card = { nonce: 'card-approved-4242', type: 'Visa', lastFour: '4242' }

  it.each([
    ['its height alone', { height: 300 }, {}],
    ['that it is complete', { complete: true }, { complete: true }],
    ['that it is no longer complete', { complete: false }, { complete: false }],
    ['that it is refused', { refused: true }, { refused: true }],
    ['that Enter was pressed', { entered: true }, { entered: true }],
    ['the card', { ...card, saving: false }, { card }],
    [
      'the card with its number, which is dropped',
      { ...card, number: '4242424242424242' },
      { card },
    ],
    ['a card without a nonce', { ...card, nonce: '' }, {}],
    ['a card with all its digits', { ...card, lastFour: '4242424242424242' }, {}],
    ['nonsense', { complete: 'yes', refused: 1, entered: {}, nonce: 5 }, {}],
  ])('%s', (_, message, expected) => {
    expect(readCardMessage(message)).toEqual(expected)
  })
})
