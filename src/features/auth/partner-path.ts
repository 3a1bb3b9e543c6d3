/**
 * Paths with `/c/` belong to pages of partners: a person who signs in there stays there. The payload
 * of a registration's confirmation may contain the same letters.
 */
export const isPartnerPath = (pathname: string): boolean =>
  /^(?!\/..\/register\/confirm\/).*\/c\//.test(pathname)
