import { addressIn } from '../../../lib/address-in.ts'
import { insidePath } from '../../../lib/inside-path.ts'
import type { FrameMessage } from './frame-message.ts'

// The one file that knows the card provider. Another provider, or its own library, is bound here.

/** What stands for a card in a payment; the provider alone knows the card's number. */
export type Card = { nonce: string; type: string; lastFour: string }

export type FrameAddress = {
  address: string
  /** Who speaks from the frame, and is spoken to. */
  origin: string
}

function addressOf(named: unknown, here: string): URL | undefined {
  if (typeof named !== 'string') return undefined
  const path = insidePath(named)
  if (path) return new URL(addressIn(path), here)
  return /^https:\/\//.test(named) && URL.canParse(named) ? new URL(named) : undefined
}

function readToken(clientToken: string): { clientApiUrl?: unknown } {
  try {
    const token: unknown = JSON.parse(atob(clientToken))
    return typeof token === 'object' && token !== null ? token : {}
  } catch {
    return {}
  }
}

/**
 * Where the provider's card fields are for a page at `here`, by the token that our server hands out: base64
 * of JSON with `clientApiUrl`, a path of the portal or an address by https. It is told by `origin`
 * whom it speaks with. Undefined for a token that names no such address.
 */
export function cardFrameAt(clientToken: string, here: string): FrameAddress | undefined {
  const url = addressOf(readToken(clientToken).clientApiUrl, here)
  if (!url) return undefined
  url.searchParams.set('origin', new URL(here).origin)
  return { address: url.href, origin: url.origin }
}

/** Asks the frame for the card. It answers with a card, or that something is wrong, which it marks. */
export const cardRequest = { ask: 'card' } as const

export type CardMessage = {
  /** Whether all that the card needs has been typed. */
  complete?: boolean
  /** The person pressed Enter. */
  entered?: true
  /** Asked for the card, the provider has found something wrong. */
  refused?: true
  card?: Card
}

/** What the frame says of the card; parts that make no sense are left out. */
export function readCardMessage(message: FrameMessage): CardMessage {
  const { complete, entered, refused, nonce, type, lastFour } = message
  const isCard =
    typeof nonce === 'string' &&
    nonce !== '' &&
    typeof type === 'string' &&
    typeof lastFour === 'string' &&
    /^\d{4}$/.test(lastFour)
  return {
    ...(typeof complete === 'boolean' && { complete }),
    ...(entered === true && { entered }),
    ...(refused === true && { refused }),
    ...(isCard && { card: { nonce, type, lastFour } }),
  }
}
