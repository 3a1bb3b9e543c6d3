import { createExternalStore } from '../../../lib/browser/external-store.ts'
import type { UploadResult } from '../../../ui/form/upload/uploaded-file.ts'
import type { PreflightReport } from './docx/preflight-report.ts'

export type KnownReport = PreflightReport | { kind: 'reading' }

/** By file while it uploads, then by key, which is the same when the step is opened again. */
export const knownReports = createExternalStore<ReadonlyMap<File | string, KnownReport>>(new Map())

export const reportKey = ({ identity, name }: UploadResult) => `${identity}/${name}`

export function noteReport(of: File | UploadResult, report: KnownReport): void {
  const key = of instanceof File ? of : reportKey(of)
  knownReports.set(new Map(knownReports.get()).set(key, report))
}

export function forgetFile(file: File): void {
  const left = new Map(knownReports.get())
  left.delete(file)
  knownReports.set(left)
}
