import { unzipSync, zipSync } from 'fflate'
import { sampleManuscript } from './sample-manuscript.ts'

/** Bytes of its picture, 6 MB: such files are uploaded in pieces. */
const pictureSize = 6 * 2 ** 20

export function largeManuscript() {
  const { bytes, type } = sampleManuscript('english-3000')
  const picture = new Uint8Array(pictureSize)
  const parts = unzipSync(bytes)
  const large = zipSync(
    { ...parts, 'word/media/map.bin': picture },
    {
      mtime: '2026-01-05T09:00:00',
      level: 0,
    },
  )
  return { fileName: 'Streams of the valley (with maps).docx', type, bytes: large }
}
