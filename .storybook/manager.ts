import { addons } from 'storybook/manager-api'
import { galleyTheme } from './galley-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: galleyTheme(isDark ? 'dark' : 'light') })
