/** A session, and the identity of the person who is signed in there. */
type Visitor = { token: string; person: string | undefined }

/**
 * The cookie values of one world's sessions. A value is drawn at random and tells nothing of its
 * session; when somebody signs in, the session gets another value, and the former one is nobody's.
 */
export class SessionKeys {
  private readonly tokens = new Map<string, string | null>()
  private readonly keys = new Map<string, string>()

  /** `former` are those of a world that this one replaces: they now stand for its first session. */
  constructor(former?: SessionKeys, firstToken: string | null = null) {
    for (const key of former?.tokens.keys() ?? []) this.bind(key, firstToken)
  }

  has(key: string): boolean {
    return this.tokens.has(key)
  }

  tokenOf(key: string): string | undefined {
    return this.tokens.get(key) ?? undefined
  }

  private keyOf(token: string): string {
    const key = this.keys.get(token) ?? crypto.randomUUID()
    this.bind(key, token)
    return key
  }

  private bind(key: string, token: string | null): void {
    this.tokens.set(key, token)
    if (token !== null) this.keys.set(token, key)
  }

  /** The value that a cookie gets after a call: a first one, or another one at a sign-in. */
  next(key: string | undefined, before: Partial<Visitor>, after: Visitor): string | undefined {
    // A sign-in that went on at the same time has renewed it.
    if (key !== undefined && this.tokenOf(key) !== before.token) return undefined
    if (after.person !== undefined && after.person !== before.person) return this.renew(after.token)
    if (key === undefined) return this.keyOf(after.token)
    if (after.token !== before.token) this.bind(key, after.token)
    return undefined
  }

  private renew(token: string): string {
    for (const [key, its] of this.tokens) {
      // Kept as nobody's: a call that is under way with it must not begin a world of its own.
      if (its === token) this.tokens.set(key, null)
    }
    this.keys.delete(token)
    return this.keyOf(token)
  }
}
