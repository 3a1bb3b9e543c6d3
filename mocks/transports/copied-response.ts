/** An answer whose body can be looked at beside the page that reads it: a copy of a stream costs time. */
export class CopiedResponse extends Response {
  readonly made: BodyInit | null

  constructor(body: BodyInit | null = null, init?: ResponseInit) {
    super(body, init)
    this.made = body
  }
}
