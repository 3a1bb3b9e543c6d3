import { createContext, use } from 'react'
import type { CardSession } from './card-session.ts'

export const CardSessionContext = createContext<CardSession | undefined>(undefined)

export function useCardSession(): CardSession {
  const session = use(CardSessionContext)
  if (!session) throw new Error('A card field stands outside of <CardSessionContext>.')
  return session
}
