import { addons } from 'storybook/manager-api'
import { colorsOf, galleyTheme } from './galley-theme.ts'
import { brand, managerStyles } from './manager-look.ts'

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const colors = colorsOf(scheme)

const style = document.createElement('style')
style.textContent = managerStyles(colors)
document.head.append(style)

addons.setConfig({ theme: galleyTheme(scheme, brand(colors['--red'])) })
