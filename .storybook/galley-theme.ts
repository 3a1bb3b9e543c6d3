import { create } from 'storybook/theming/create'

/** Colors of `src/ui/theme/tokens.css`, which the manager, a page without our styles, cannot read. */
export type SchemeColors = Record<
  | '--paper'
  | '--surface'
  | '--rule'
  | '--rule-strong'
  | '--ink'
  | '--ink-2'
  | '--accent'
  | '--on-accent'
  | '--red',
  string
>

export const lightColors: SchemeColors = {
  '--paper': '#faf8f3',
  '--surface': '#ffffff',
  '--rule': '#e0d9cb',
  '--rule-strong': '#8b8474',
  '--ink': '#1c2430',
  '--ink-2': '#4b5462',
  '--accent': '#0e5057',
  '--on-accent': '#ffffff',
  '--red': '#b4172b',
}

export const darkColors: SchemeColors = {
  '--paper': '#14181d',
  '--surface': '#1b2128',
  '--rule': '#303842',
  '--rule-strong': '#7b8692',
  '--ink': '#ece8df',
  '--ink-2': '#b9bec6',
  '--accent': '#7fc8c0',
  '--on-accent': '#0b1a19',
  '--red': '#ff8f8a',
}

type Scheme = 'light' | 'dark'

export const colorsOf = (scheme: Scheme) => (scheme === 'dark' ? darkColors : lightColors)

/** Storybook around the stories and its docs pages, as the product looks. `brand` may be markup. */
export function galleyTheme(scheme: Scheme, brand = 'Galley') {
  const colors = colorsOf(scheme)
  return create({
    base: scheme,
    brandTitle: brand,
    brandUrl: './',
    fontBase: '"Source Sans 3 Variable", "Segoe UI", sans-serif',
    appBg: colors['--paper'],
    appContentBg: colors['--surface'],
    appPreviewBg: colors['--paper'],
    appHoverBg: colors['--rule'],
    appBorderColor: colors['--rule'],
    appBorderRadius: 6,
    barBg: colors['--surface'],
    barTextColor: colors['--ink-2'],
    barHoverColor: colors['--accent'],
    barSelectedColor: colors['--accent'],
    buttonBg: colors['--surface'],
    buttonBorder: colors['--rule-strong'],
    booleanBg: colors['--surface'],
    booleanSelectedBg: colors['--rule'],
    colorPrimary: colors['--accent'],
    colorSecondary: colors['--accent'],
    inputBg: colors['--surface'],
    inputBorder: colors['--rule-strong'],
    inputTextColor: colors['--ink'],
    inputBorderRadius: 6,
    textColor: colors['--ink'],
    textMutedColor: colors['--ink-2'],
    textInverseColor: colors['--on-accent'],
  })
}
