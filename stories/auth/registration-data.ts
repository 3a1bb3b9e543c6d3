/** The last path segment of a registration started by a provider. */
export function confirmationOf(fields: Record<string, string | null>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(fields))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
