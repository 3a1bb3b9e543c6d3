import { useSyncExternalStore } from 'react'
import type { FileEntry } from '../../../ui/form/upload/file-entries.ts'
import {
  HeldBack,
  type ResumableUpload,
  type Upload,
  type UploadResult,
  WrongFileType,
} from '../../../ui/form/upload/uploaded-file.ts'
import {
  forgetFile,
  type KnownReport,
  knownReports,
  noteReport,
  reportKey,
} from './known-reports.ts'
import { createPreflightReader, type PreflightReading } from './preflight-reader.ts'

/** A file of its own, with the libraries that read .docx. */
function startPreflightWorker(): Worker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url), {
    type: 'module',
    name: 'preflight',
  })
}

const read = createPreflightReader(startPreflightWorker)
const readings = new WeakMap<File, PreflightReading>()

/** One reading of each file, also where its upload is tried again. */
function readingOf(file: File, signal: AbortSignal): PreflightReading {
  const known = readings.get(file)
  if (known) return known
  const reading = read(file, signal)
  readings.set(file, reading)
  noteReport(file, { kind: 'reading' })
  void reading.report.then((report) => {
    if (!signal.aborted) noteReport(file, report)
  })
  signal.addEventListener('abort', () => forgetFile(file))
  return reading
}

/** A .docx that cannot be opened is not uploaded at once: the row says why. */
export function withPreflight(upload: ResumableUpload): ResumableUpload {
  const checked: Upload = async (file, tools) => {
    if (!/[.]docx$/i.test(file.name)) return upload(file, tools)
    const { problem, report } = readingOf(file, tools.signal)
    const kind = (await problem)?.kind
    if (kind === 'not-word') throw new WrongFileType()
    if ((kind === 'locked' || kind === 'damaged') && !tools.anyway) throw new HeldBack()
    const uploaded = await upload(file, tools)
    noteReport(uploaded, knownReports.get().get(file) ?? { kind: 'reading' })
    void report.then((found) => noteReport(uploaded, found))
    return uploaded
  }
  return Object.assign(checked, { recall: upload.recall })
}

export function usePreflight() {
  const reports = useSyncExternalStore(knownReports.subscribe, knownReports.get)
  const ofUploaded = (uploaded: UploadResult): KnownReport | undefined =>
    reports.get(reportKey(uploaded))
  return {
    ofUploaded,
    ofEntry: ({ file, uploaded }: FileEntry): KnownReport | undefined =>
      (file && reports.get(file)) ?? (uploaded && ofUploaded(uploaded)),
  }
}
