import type { PreflightReport } from './docx/preflight-report.ts'

/** To the worker. A cancelled file is not read if its turn has not come. */
export type PreflightRequest = { do: 'read'; id: number; file: File } | { do: 'cancel'; id: number }

/** From the worker: `opened` follows within milliseconds where the file is a readable .docx. */
export type PreflightAnswer = { id: number; opened: true } | { id: number; report: PreflightReport }
