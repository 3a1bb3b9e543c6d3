import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import './fonts.css'
import './tokens.css'
import './base.css'
import { mantineTheme, resolveVariables } from './mantine-theme.ts'

const schemes = localStorageColorSchemeManager({ key: 'galley-scheme' })

type Props = {
  children: ReactNode
  /** For stories and pictures only: the scheme whatever the reader chose. */
  scheme?: 'light' | 'dark'
}

/** Fonts, tokens and Mantine's provider: what every screen stands in. */
export function Face({ children, scheme }: Props) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      forceColorScheme={scheme}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
