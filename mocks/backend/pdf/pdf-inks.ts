export type Ink = 'ink' | 'quiet' | 'accent' | 'soft' | 'red' | 'rule'

const colorOf = (red: number, green: number, blue: number) =>
  [red / 255, green / 255, blue / 255] as const

/** The portal's light colour scheme, from 0 to 1. */
export const inks: Record<Ink, ReturnType<typeof colorOf>> = {
  ink: colorOf(0x1c, 0x24, 0x30),
  quiet: colorOf(0x4b, 0x54, 0x62),
  accent: colorOf(0x0e, 0x50, 0x57),
  soft: colorOf(0xe3, 0xef, 0xee),
  red: colorOf(0xb4, 0x17, 0x2b),
  rule: colorOf(0xd6, 0xcf, 0xc0),
}
