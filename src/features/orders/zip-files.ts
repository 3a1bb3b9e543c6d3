import { zipSync } from 'fflate'
import type { FinishedFiles } from '../../api/finished-files.ts'

/** The name of the bundle of an order's finished files. */
export function zipName({ companyName, externalId }: FinishedFiles): string {
  return `${companyName} Completed files ${externalId}.zip`
}

/** Bundles the finished files of an order at `now` (epoch milliseconds); they are compressed already. */
export function zipFiles(finished: FinishedFiles, now: number): File {
  const bytes = zipSync(finished.files, { level: 0, mtime: now })
  return new File([bytes], zipName(finished), { type: 'application/zip' })
}
