import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const accent: MantineColorsTuple = [
  '#e3efee',
  '#c9e2df',
  '#a3dad4',
  '#7fc8c0',
  '#57aaa3',
  '#358a86',
  '#1f6f6f',
  '#155e63',
  '#0e5057',
  '#0a3f45',
]

/** Mantine's own widgets in our clothes; what they look like in detail follows the tokens below. */
export const mantineTheme = createTheme({
  primaryColor: 'accent',
  // #0e5057 on white is 9.2:1; #7fc8c0 on the dark surface is 8.3:1.
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  colors: { accent },
  black: '#1c2430',
  fontFamily: 'var(--sans)',
  lineHeights: { md: 'var(--leading)' },
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '32px', lineHeight: '40px' },
      h2: { fontSize: '22px', lineHeight: '28px' },
      h3: { fontSize: '17px', lineHeight: '24px' },
    },
  },
  defaultRadius: 'sm',
  radius: { sm: '6px', md: '8px' },
  spacing: { xs: '8px', sm: '16px', md: '24px', lg: '32px', xl: '40px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/** Points Mantine's variables at our tokens, so that one list of colours serves both. */
export const resolveVariables: CSSVariablesResolver = () => {
  const colors = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-border': 'var(--rule-strong)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  }
  return { variables: {}, light: colors, dark: colors }
}
