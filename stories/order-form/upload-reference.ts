import { revisedManuscript } from '../reviewer-response/review-letters.ts'

/** Uploads a file as another page would; returns its identity. */
export async function uploadReference(name: string): Promise<string> {
  const form = new FormData()
  form.append('file', revisedManuscript(), name)
  form.append('purpose', 'reference')
  const answer = await fetch('/api/file', { method: 'POST', body: form })
  const { identity } = await answer.json()
  return String(identity)
}
