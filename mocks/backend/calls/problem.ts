import type { ResponseKind } from './response-kind.ts'

/** Who violated the contract. */
export type Side = 'application' | 'backend' | 'document' | 'real server'

export type ProblemDetail = { pointer: string; message: string }

export const problemType = (title: string): string =>
  `/problems/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** Thrown by a handler to answer with a problem document (RFC 9457); the world is rolled back. */
export class Problem extends Error {
  readonly status: number
  readonly title: string
  readonly errors: ProblemDetail[]
  readonly side: Side | undefined

  constructor(
    status: number,
    title: string,
    detail: string,
    errors: ProblemDetail[] = [],
    side?: Side,
  ) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.title = title
    this.errors = errors
    this.side = side
  }

  /** The violation for the call log; undefined for a declared refusal. */
  toViolation(): { side: Side; errors: ProblemDetail[]; detail: string } | undefined {
    return this.side && { side: this.side, errors: this.errors, detail: this.message }
  }

  toResponse(headers: Record<string, string> = {}, Kind: ResponseKind = Response): Response {
    const body = {
      type: problemType(this.title),
      title: this.title,
      status: this.status,
      detail: this.message,
      errors: this.errors,
      ...(this.side ? { side: this.side } : {}),
    }
    return new Kind(JSON.stringify(body), {
      status: this.status,
      headers: { ...headers, 'Content-Type': 'application/problem+json' },
    })
  }
}

/** A failure that nobody foresaw. Its stack has paths of the machine, so only the message leaves it. */
export function unforeseenFailure(title: string, error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error)
  return new Problem(500, title, detail, [], 'backend')
}
