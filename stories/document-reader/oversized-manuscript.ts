import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'

/** Of the end of a zip, and in it the offset of its directory (APPNOTE 4.3.16). */
const endLength = 22
const directoryAt = 16
/** The unpacked size in an entry of the directory. */
const sizeAt = 24
const oversize = 60_000_000

/** A sample that claims to unpack to more than is read. */
export function oversizedManuscript(): File {
  const { type, bytes } = sampleManuscript('english-3000')
  const oversized = new Uint8Array(bytes)
  const view = new DataView(oversized.buffer)
  const directory = view.getUint32(oversized.length - endLength + directoryAt, true)
  view.setUint32(directory + sizeAt, oversize, true)
  return new File([oversized], 'A whole encyclopedia.docx', { type })
}
