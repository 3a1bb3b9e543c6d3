import { seededChoice } from './prose/seeded-choice.ts'

const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const TABLE = 0xfffffffd

/** An OLE container (MS-CFB, MS-OFFCRYPTO) filled with noise, so that no password opens it. */
export function lockedManuscript(): Uint8Array {
  const choose = seededChoice('locked')
  const noise = Uint8Array.from({ length: 8192 }, () => choose.below(256))
  const description = new Uint8Array(4096).fill(0x20)
  description.set([4, 0, 4, 0, 0x40, 0, 0, 0])
  description.set(new TextEncoder().encode(cipherXml(choose.below)), 8)
  return writeContainer([
    { name: 'EncryptionInfo', content: description },
    { name: 'EncryptedPackage', content: noise },
  ])
}

type Stream = { name: string; content: Uint8Array }

/** Sector 0 is the allocation table, sector 1 the directory, the rest are the streams. */
function writeContainer(streams: readonly Stream[]): Uint8Array {
  const starts: number[] = []
  const chains: number[] = [TABLE, END]
  for (const { content } of streams) {
    const sectors = content.length / SECTOR
    starts.push(chains.length)
    for (let index = 1; index < sectors; index += 1) chains.push(chains.length + 1)
    chains.push(END)
  }
  const bytes = new Uint8Array((chains.length + 1) * SECTOR)
  const view = new DataView(bytes.buffer)
  writeHeader(bytes, view)
  for (let index = 0; index < SECTOR / 4; index += 1) {
    view.setUint32(SECTOR + index * 4, chains[index] ?? FREE, true)
  }
  writeEntry(view, 0, { name: 'Root Entry', type: 5, child: 1, sibling: FREE, start: END, size: 0 })
  streams.forEach(({ name, content }, index) => {
    const start = starts[index] ?? END
    const sibling = index === 0 ? 2 : FREE
    writeEntry(view, index + 1, {
      name,
      type: 2,
      child: FREE,
      sibling,
      start,
      size: content.length,
    })
    bytes.set(content, (start + 1) * SECTOR)
  })
  writeEntry(view, 3, { name: '', type: 0, child: FREE, sibling: FREE, start: 0, size: 0 })
  return bytes
}

function writeHeader(bytes: Uint8Array, view: DataView): void {
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const shorts: [number, number][] = [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ]
  for (const [at, value] of shorts) view.setUint16(at, value, true)
  const longs: [number, number][] = [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, END],
    [68, END],
  ]
  for (const [at, value] of longs) view.setUint32(at, value, true)
  view.setUint32(76, 0, true)
  for (let at = 80; at < SECTOR; at += 4) view.setUint32(at, FREE, true)
}

type Entry = {
  name: string
  type: number
  child: number
  sibling: number
  start: number
  size: number
}

/** Entries are 128 bytes; both streams are right siblings of the first entry. */
function writeEntry(view: DataView, index: number, entry: Entry): void {
  const at = 2 * SECTOR + index * 128
  for (let letter = 0; letter < entry.name.length; letter += 1) {
    view.setUint16(at + letter * 2, entry.name.charCodeAt(letter), true)
  }
  view.setUint16(at + 64, entry.name === '' ? 0 : (entry.name.length + 1) * 2, true)
  view.setUint8(at + 66, entry.type)
  view.setUint8(at + 67, 1)
  view.setUint32(at + 68, FREE, true)
  view.setUint32(at + 72, entry.sibling, true)
  view.setUint32(at + 76, entry.child, true)
  view.setUint32(at + 116, entry.start, true)
  view.setUint32(at + 120, entry.size, true)
}

function cipherXml(below: (limit: number) => number): string {
  const value = (length: number) =>
    btoa(String.fromCharCode(...Array.from({ length }, () => below(256))))
  const cipher =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${cipher} saltValue="${value(16)}"/><dataIntegrity encryptedHmacKey="${value(64)}" encryptedHmacValue="${value(64)}"/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="100000" ${cipher} saltValue="${value(16)}" encryptedVerifierHashInput="${value(16)}" encryptedVerifierHashValue="${value(64)}" encryptedKeyValue="${value(32)}"/></keyEncryptor></keyEncryptors></encryption>`
}
