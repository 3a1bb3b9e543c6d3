import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Milliseconds for one document. */
const longest = 60_000

/** Opens documents in LibreOffice; those that do not open, or undefined where it is not installed. */
export function notOpened(
  files: readonly string[],
  program = 'soffice',
): readonly string[] | undefined {
  const isInstalled = spawnSync(program, ['--version']).status === 0
  if (!isInstalled) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'opened-'))
  const convert = (some: readonly string[]) => {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const options = ['--headless', '--convert-to', 'pdf', '--outdir', folder]
    spawnSync(program, [profile, ...options, ...some], { timeout: longest * some.length })
    return some.filter((file) => !existsSync(join(folder, `${parse(file).name}.pdf`)))
  }
  try {
    // After one that does not open, it may leave out those that follow.
    return convert(files).flatMap((file) => convert([file]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Says how many documents open, and which do not. */
export function openingLine(written: number, failed: readonly string[] | undefined): string {
  if (!failed) return 'Not checked: LibreOffice (soffice) is not installed, so nothing was opened.'
  const opened = `Opened in LibreOffice: ${written - failed.length} of ${written}.`
  return failed.length === 0 ? opened : `${opened} Not: ${failed.join(', ')}`
}
