import { zipSync } from 'fflate'
import type { FinishedFiles } from '../../api/finished-files.ts'

function zipName({ companyName, externalId }: FinishedFiles): string {
  return `${companyName} Completed files ${externalId}.zip`
}

/** Stored uncompressed: the files are compressed already. `now` in epoch milliseconds. */
export function zipFiles(finished: FinishedFiles, now: number): File {
  const bytes = zipSync(finished.files, { level: 0, mtime: now })
  return new File([bytes], zipName(finished), { type: 'application/zip' })
}
