/** A file of its own, with the libraries that read .docx. */
export function startPreflightWorker(): Worker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url), {
    type: 'module',
    name: 'preflight',
  })
}
