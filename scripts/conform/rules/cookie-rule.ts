/** The cookie of the contract's security scheme; others are the server's own affair. */
const sessionCookie = 'galley_session'

export function cookieProblems(lines: readonly string[], isHttps: boolean): string[] {
  return lines
    .filter((line) => line.startsWith(`${sessionCookie}=`))
    .flatMap((line) => {
      const attributes = line
        .split(';')
        .slice(1)
        .map((attribute) => attribute.trim().toLowerCase())
      const has = (name: string) => attributes.some((one) => one.split('=')[0] === name)
      const problems = []
      if (!has('httponly')) problems.push('HttpOnly is missing.')
      if (!has('samesite')) problems.push('SameSite is missing.')
      if (isHttps && !has('secure')) problems.push('Secure is missing.')
      if (!attributes.includes('path=/')) problems.push('Path is not /.')
      return problems
    })
}
