import type { Answered } from '../server/judged-call.ts'

/** The first bytes of files by media type. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/zip': 'PK',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'PK',
  'image/gif': 'GIF8',
}

export function fileProblems({ status, type, bytes, headers }: Answered): string[] {
  if (status !== 200 || /json|^$/.test(type)) return []
  const problems = []
  const beginning = beginnings[type]
  const found = new TextDecoder('latin1').decode(bytes.slice(0, beginning?.length ?? 0))
  if (bytes.length === 0) problems.push('The file is empty.')
  else if (beginning && found !== beginning) problems.push(`It does not begin like ${type}.`)
  const disposition = headers.get('Content-Disposition') ?? ''
  if (!/^(image|text)\//.test(type) && !/filename\*?=/i.test(disposition)) {
    problems.push('Content-Disposition names no file.')
  }
  return problems
}
