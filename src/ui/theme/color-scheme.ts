import { createContext, useContext } from 'react'

export const schemeChoices = ['auto', 'light', 'dark'] as const

export type SchemeChoice = (typeof schemeChoices)[number]
export type ColorScheme = Exclude<SchemeChoice, 'auto'>

/** Where the reader's choice is stored; `boot.js` reads it before the first paint. */
export const schemeKey = 'galley-scheme'

/** The stored choice; `auto` where there is none, or storage is blocked. */
export function storedChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(schemeKey)
    return schemeChoices.find((choice) => choice === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

export function storeChoice(choice: SchemeChoice): void {
  try {
    localStorage.setItem(schemeKey, choice)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

type SchemeState = {
  choice: SchemeChoice
  /** The scheme in use: the choice, or the device's. */
  scheme: ColorScheme
  choose: (choice: SchemeChoice) => void
}

export const SchemeContext = createContext<SchemeState>({
  choice: 'auto',
  scheme: 'light',
  choose: () => {},
})

export const useColorScheme = (): SchemeState => useContext(SchemeContext)
