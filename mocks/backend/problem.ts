/** Who is at fault when something breaks the contract. */
export type Side = 'application' | 'backend' | 'document' | 'real server'

export type ProblemDetail = { pointer: string; message: string }

/** The URI reference that names a kind of problem as its title does. */
export const problemType = (title: string): string =>
  `/problems/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/**
 * Thrown by a handler to refuse a call with a problem answer (RFC 9457). What the handler changed
 * in the world before it is rolled back.
 */
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

  /** What the call log says of it; undefined for a refusal that the contract foresees. */
  verdict(): { side: Side; errors: ProblemDetail[]; detail: string } | undefined {
    return this.side && { side: this.side, errors: this.errors, detail: this.message }
  }

  toResponse(headers: Record<string, string> = {}): Response {
    const body = {
      type: problemType(this.title),
      title: this.title,
      status: this.status,
      detail: this.message,
      errors: this.errors,
      ...(this.side ? { side: this.side } : {}),
    }
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { ...headers, 'Content-Type': 'application/problem+json' },
    })
  }
}
