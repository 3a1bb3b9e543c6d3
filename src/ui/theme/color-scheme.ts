import { createContext, useContext } from 'react'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'

export const schemeChoices = ['auto', 'light', 'dark'] as const

export type SchemeChoice = (typeof schemeChoices)[number]
export type ColorScheme = Exclude<SchemeChoice, 'auto'>

/** `boot.js` reads it before the first paint. */
export const schemeKey = 'galley-scheme'

export function storedChoice(): SchemeChoice {
  const stored = safeLocalStorage.getItem(schemeKey)
  return schemeChoices.find((choice) => choice === stored) ?? 'auto'
}

/** Without storage, the choice lasts as long as the page. */
export function storeChoice(choice: SchemeChoice): void {
  safeLocalStorage.setItem(schemeKey, choice)
}

type SchemeState = {
  choice: SchemeChoice
  scheme: ColorScheme
  choose: (choice: SchemeChoice) => void
}

export const SchemeContext = createContext<SchemeState>({
  choice: 'auto',
  scheme: 'light',
  choose: () => {},
})

export const useColorScheme = (): SchemeState => useContext(SchemeContext)
