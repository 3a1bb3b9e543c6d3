export type Work = 'assess' | 'edit'

export type Meanwhile = {
  /** Empty in a page. */
  origin: string
  work: Work
  /** The manuscript in Base64, which a page can be given. */
  file: string
  /** Headers of the calls that work on it, and of the others. */
  own: Record<string, string>
  other: Record<string, string>
  /** Milliseconds. */
  watched: number
}

/** Milliseconds of other calls. */
export type Watched = { before: number[]; meanwhile: number[] }

/**
 * Calls something, then uploads a manuscript, has it assessed or edited, and calls the same all the while. Runs in a
 * page as well, so it uses nothing from outside.
 */
export async function playMeanwhile({
  origin,
  work,
  file,
  own,
  other,
  watched,
}: Meanwhile): Promise<Watched> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const form = new FormData()
  form.set('file', new File([bytes], 'Thesis.docx'))
  const terms = { agreeToTOS: true, termsandagree: true, iAmNotaRobot: true }
  const post = (path: string, body: FormData | string, headers = {}, signal?: AbortSignal) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { ...own, ...headers },
      signal: signal ?? null,
    })

  async function callUntil(isOver: () => boolean): Promise<number[]> {
    const begin = performance.now()
    const times: number[] = []
    while (!isOver() && performance.now() - begin < watched) {
      const sent = performance.now()
      const response = await fetch(`${origin}/api/researcher/load`, { headers: other })
      await response.text()
      times.push(performance.now() - sent)
      await new Promise((resume) => setTimeout(resume, 10))
    }
    return times
  }

  await callUntil(() => false)
  const before = await callUntil(() => false)
  const { identity } = await (await post('/api/file', form)).json()
  const assessing = { ...terms, languageAssessmentFiles: [identity], captchaResponse: 'passed' }
  const editing = { digitalEditFiles: [identity], styleOfEnglish: 'American English' }
  const ended = new AbortController()
  let isDone = false
  const working = post(
    work === 'assess' ? '/api/grammar-check/create' : '/api/digital-edit/create',
    JSON.stringify(work === 'assess' ? assessing : editing),
    { 'Idempotency-Key': `bench-${work}-${identity}`, 'Content-Type': 'application/json' },
    ended.signal,
  )
    .then((response) => response.text())
    .catch((error: unknown) => {
      if (!ended.signal.aborted) throw error
      return ''
    })
    .finally(() => {
      isDone = true
    })
  const meanwhile = await callUntil(() => isDone)
  ended.abort()
  const answer = await working
  if (answer.includes('error')) throw new Error(answer)
  return { before, meanwhile }
}
