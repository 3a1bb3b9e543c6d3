import { root } from '../setup/project-node.mjs'
import { workFolder } from './forget-last-run.ts'
import { unlessUnchanged } from './unless-unchanged.ts'

const sources = [
  'docs/glossary',
  'lingui.config.ts',
  'mocks',
  'package-lock.json',
  'scripts',
  'src',
  'stories/translations',
]

const passed = await unlessUnchanged(
  { root, stamp: `${workFolder}/catalogs.passed`, sources },
  async () => {
    const { reportCatalogs } = await import('./catalog-report.ts')
    return reportCatalogs()
  },
)
if (!passed) process.exitCode = 1
