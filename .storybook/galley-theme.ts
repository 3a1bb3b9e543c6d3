import { create } from 'storybook/theming/create'
import dark from '../docs/design-tokens/dark.tokens.json'
import light from '../docs/design-tokens/light.tokens.json'

type Scheme = 'light' | 'dark'

const colorsIn = ({
  color: { ground, line, ink, accent, status },
}: Pick<typeof light, 'color'>) => ({
  '--paper': ground.paper.$value.hex,
  '--surface': ground.surface.$value.hex,
  '--rule': line.rule.$value.hex,
  '--rule-strong': line['rule-strong'].$value.hex,
  '--ink': ink.ink.$value.hex,
  '--ink-2': ink['ink-2'].$value.hex,
  '--accent': accent.accent.$value.hex,
  '--on-accent': accent['on-accent'].$value.hex,
  '--red': status.red.$value.hex,
})

export type SchemeColors = ReturnType<typeof colorsIn>

/** The manager, a page without our styles, cannot read `tokens.css`. */
export const colorsOf = (scheme: Scheme): SchemeColors => colorsIn(scheme === 'dark' ? dark : light)

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
