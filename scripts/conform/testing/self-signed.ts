import { generateKeyPairSync, sign } from 'node:crypto'

const part = (tag: number, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const text = (tag: number, content: string) => part(tag, Buffer.from(content))
const sequence = (...contents: Buffer[]) => part(0x30, ...contents)

/** ecdsa-with-SHA256 and commonName, as DER has them. */
const ecdsaWithSha256 = sequence(part(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = part(0x06, Buffer.from('550403', 'hex'))

/** A certificate that nobody vouches for, and its key. */
export function selfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(part(0x31, sequence(commonName, text(0x0c, 'localhost'))))
  const content = sequence(
    part(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(text(0x17, '200101000000Z'), text(0x17, '490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = part(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const der = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
