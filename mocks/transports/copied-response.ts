/** Response whose clone reads the original body: teeing a stream is slow. */
export class CopiedResponse extends Response {
  readonly made: BodyInit | null

  constructor(body: BodyInit | null = null, init?: ResponseInit) {
    super(body, init)
    this.made = body
  }
}
