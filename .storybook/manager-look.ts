import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'
import type { SchemeColors } from './galley-theme.ts'

/** The mark of `src/ui/page/mark.tsx`, with the name. */
export const brand = (red: string) => `
<span class="galley-brand">
  <svg width="22" height="26" viewBox="0 0 22 26" fill="none" stroke-width="2" stroke="currentColor" aria-hidden="true">
    <path d="M1 1h14l6 6v18H1zM6 10h10M6 15h6" />
    <path d="M6 20.5c2-2.4 3.4 1.6 5.2-.6s2.6 1 4.8-.6" stroke="${red}" />
  </svg>
  Galley
</span>`

/** What themes of Storybook cannot say: typefaces, and a chosen row that is readable in the dark. */
export function managerStyles(colors: SchemeColors): string {
  return `
@font-face { font-family: "Source Sans 3 Variable"; src: url(${sans}); font-weight: 200 900 }
@font-face { font-family: "Source Serif 4 Variable"; src: url(${serif}); font-weight: 200 900 }
.galley-brand { display: flex; gap: 10px; align-items: center; font: 600 20px "Source Serif 4 Variable", Georgia, serif }
.sidebar-item[data-selected="true"], .sidebar-item[data-selected="true"]:hover { background: ${colors['--rule']} !important; color: ${colors['--ink']} !important; font-weight: 600 }
.sidebar-item[data-selected="true"] svg { color: ${colors['--accent']} !important }
.sidebar-item svg { color: ${colors['--ink-2']} !important }
`
}
