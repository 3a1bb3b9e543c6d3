import { failureOf } from './visitor.ts'

const certificateErrors = /certificate|self[- ]signed|CERT_|altname/i
/** A name that is not found is no certificate, whatever the name. */
const nameErrors = /^getaddrinfo /
const firstCall = '/api/researcher/load'

/** @throws one sentence where the address is no server of the contract */
export async function reachServer(server: string, headers: Readonly<Record<string, string>>) {
  const address = `${server}${firstCall}`
  let response: Response
  try {
    response = await fetch(address, {
      headers: { ...headers, Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
  } catch (error) {
    // Node adds advice of its own behind a semicolon.
    const cause = failureOf(error).replace(/;.*/, '')
    if (certificateErrors.test(cause) && !nameErrors.test(cause)) {
      throw new Error(
        `The certificate of ${server} is not trusted (${cause}): name its authority in NODE_EXTRA_CA_CERTS.`,
      )
    }
    throw new Error(`${server} does not answer (${cause}).`)
  }
  await response.body?.cancel()
  const location = response.headers.get('Location')
  if (response.status >= 300 && response.status < 400) {
    throw new Error(
      `${address} redirects to ${location ?? 'nowhere'}: if that is a sign-in in front of the server, name its header under "headers" of the configuration.`,
    )
  }
  if (response.status === 404 && /\/api$/.test(server)) {
    throw new Error(`${address} answers 404: name the server without /api.`)
  }
  const type = response.headers.get('Content-Type') ?? 'no content type'
  if (!/json/i.test(type)) {
    throw new Error(
      `${address} answers ${response.status} with ${type} instead of JSON: the address may be that of the page, not of the server.`,
    )
  }
}
