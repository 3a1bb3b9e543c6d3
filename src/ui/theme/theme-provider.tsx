import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import './fonts.css'
import './letter-fonts.css'
import './tokens.css'
import './base.css'
import {
  type ColorScheme,
  type SchemeChoice,
  SchemeContext,
  schemeKey,
  storeChoice,
  storedChoice,
} from './color-scheme.ts'
import { useMediaQuery } from './use-media-query.ts'

type Props = {
  children: ReactNode
  /** For stories only; overrides the reader's choice. */
  scheme?: ColorScheme
}

export function ThemeProvider({ children, scheme: forced }: Props) {
  const [choice, setChoice] = useState(storedChoice)
  const deviceScheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const scheme = forced ?? (choice === 'auto' ? deviceScheme : choice)
  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === schemeKey) setChoice(storedChoice())
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const value = useMemo(
    () => ({
      choice,
      scheme,
      choose: (next: SchemeChoice) => {
        storeChoice(next)
        setChoice(next)
      },
    }),
    [choice, scheme],
  )
  return <SchemeContext value={value}>{children}</SchemeContext>
}
