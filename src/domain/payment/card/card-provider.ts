import { addressIn } from '../../../lib/url/address-in.ts'
import { insidePath } from '../../../lib/url/inside-path.ts'
import type { FrameAddress, FrameMessage } from '../provider-frame/frame-message.ts'

// The only file that knows the card provider.

/** A token: only the provider knows the card number. */
export type Card = { nonce: string; type: string; lastFour: string }

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

/** The token is base64 JSON: `clientApiUrl` is a path of the portal or an https URL. */
export function cardFrameAt(clientToken: string, here: string): FrameAddress | undefined {
  const url = addressOf(readToken(clientToken).clientApiUrl, here)
  if (!url) return undefined
  url.searchParams.set('origin', new URL(here).origin)
  return { address: url.href, origin: url.origin }
}

export const cardRequest = { ask: 'card' } as const

export type CardMessage = {
  complete?: boolean
  entered?: true
  /** The provider found an error in the card. */
  refused?: true
  card?: Card
}

/** Ignores malformed fields. */
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
