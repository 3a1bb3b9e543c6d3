type Visitor = { token: string; person: string | undefined }

/** Random cookie values of one world's sessions. Signing in renews the value and invalidates the former one. */
export class SessionKeys {
  private readonly tokens = new Map<string, string | null>()
  private readonly keys = new Map<string, string>()

  /** `former` are keys of the replaced world: they now map to the first session. */
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

  next(
    key: string | undefined,
    { before, after, signsIn }: { before: Partial<Visitor>; after: Visitor; signsIn: boolean },
  ): string | undefined {
    // A concurrent sign-in has already renewed it.
    if (key !== undefined && this.tokenOf(key) !== before.token) return undefined
    const isOther = after.person !== before.person
    if (after.person !== undefined && (isOther || signsIn)) return this.renew(after.token)
    if (key === undefined) return this.keyOf(after.token)
    if (after.token !== before.token) this.bind(key, after.token)
    return undefined
  }

  private renew(token: string): string {
    for (const [key, its] of this.tokens) {
      // Kept as invalid: a pending call with it must not start a new world.
      if (its === token) this.tokens.set(key, null)
    }
    this.keys.delete(token)
    return this.keyOf(token)
  }
}
