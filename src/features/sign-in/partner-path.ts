/** Paths of partners have `/c/`; the payload of a confirmed registration may contain it, too. */
export const isPartnerPath = (pathname: string): boolean =>
  /^(?!\/..\/register\/confirm\/).*\/c\//.test(pathname)
