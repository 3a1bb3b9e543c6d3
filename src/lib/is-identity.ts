/** The contract's pattern of identities. */
export const isIdentity = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
