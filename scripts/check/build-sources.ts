/** What a build is made from: files and folders. */
export const buildSources = [
  '.env',
  '.env.local',
  'index.html',
  'lingui.config.ts',
  'mocks',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'vite.config.ts',
] as const

export const notBuilt = /[.]test[.]tsx?$/
