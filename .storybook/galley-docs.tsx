import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { ThemeProvider } from '../src/ui/theme/theme-provider.tsx'
import { useMediaQuery } from '../src/ui/theme/use-media-query.ts'
import './galley-docs.css'
import { galleyTheme } from './galley-theme.ts'

/** Docs pages as the manager around them, which follows the device. */
export function GalleyDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  return (
    <ThemeProvider scheme={scheme}>
      <DocsContainer {...props} theme={galleyTheme(scheme)}>
        {children}
      </DocsContainer>
    </ThemeProvider>
  )
}
