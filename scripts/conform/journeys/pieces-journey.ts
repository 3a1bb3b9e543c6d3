import { sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { crc32 } from '../../../src/lib/manuscript/package/crc32.ts'
import { type Journey, type JourneyState, step } from './journey-step.ts'

const { bytes, fileName } = sampleManuscript('english-3000')
const half = Math.ceil(bytes.length / 2)

const checksumOf = (content: Uint8Array) => crc32(content).toString(16).padStart(8, '0')

const start = () => ({ body: { name: fileName, size: bytes.length, checksum: checksumOf(bytes) } })

const begun = ({ upload }: JourneyState) =>
  upload === undefined ? undefined : { path: { identity: upload } }

/** The bytes from an offset to another one. */
const piece = (offset: number, end: number, checksum?: string) => (known: JourneyState) => {
  const content = bytes.slice(offset, end)
  const body = { piece: new File([content], 'piece'), checksum: checksum ?? checksumOf(content) }
  const to = begun(known)
  return to && { ...to, query: { offset }, body }
}

const answers = (rule: string, status: string, received: number) => ({
  rule,
  broken: (answer: { status: string; received: number }) =>
    answer.status === status && answer.received === received
      ? undefined
      : `It is ${answer.status}, with ${answer.received} bytes.`,
})

export const piecesJourney: Journey = {
  name: 'upload in pieces',
  writes: true,
  steps: [
    step('beginUpload', {
      title: 'begins an upload',
      send: start,
      keep: ({ identity }) => ({ upload: identity }),
    }),
    step('cancelUpload', { title: 'gives it up', send: begun }),
    step('getUpload', {
      title: 'does not know it any more',
      send: begun,
      expects: { rule: 'A cancelled upload is not found any more.', status: 404 },
    }),
    step('beginUpload', {
      title: 'begins it anew',
      send: start,
      keep: ({ identity }) => ({ upload: identity }),
      holds: [
        {
          rule: 'Nothing is left of a cancelled upload.',
          broken: ({ received }) => (received === 0 ? undefined : `${received} bytes are left.`),
        },
      ],
    }),
    step('getUpload', {
      title: 'is not found by another person',
      as: 'other',
      send: begun,
      expects: { rule: "Another person's upload is not found.", status: 404 },
    }),
    step('sendUploadPiece', {
      title: 'refuses a damaged piece',
      send: piece(0, half, '00000000'),
      holds: [answers('A piece with another checksum is not kept.', 'wrong-checksum', 0)],
    }),
    ...['takes a piece', 'takes it twice'].map((title) =>
      step('sendUploadPiece', {
        title,
        send: piece(0, half),
        holds: [answers('A piece counts once.', 'received', half)],
      }),
    ),
    step('sendUploadPiece', {
      title: 'refuses a piece after a gap',
      send: piece(half + 1, bytes.length),
      holds: [answers('Pieces come in order.', 'wrong-offset', half)],
    }),
    step('finishUpload', {
      title: 'is not finished before its end',
      send: begun,
      holds: [
        {
          rule: 'A file with missing pieces is no file.',
          broken: ({ status }) => (status === 'processing' ? undefined : `It is ${status}.`),
        },
      ],
    }),
    step('beginUpload', {
      title: 'goes on with the same file',
      send: start,
      holds: [
        {
          rule: 'The same file goes on where it stopped.',
          broken: ({ identity, received }, { upload }) =>
            identity === upload && received === half ? undefined : `${received} bytes are there.`,
        },
      ],
    }),
    step('sendUploadPiece', { title: 'takes the rest', send: piece(half, bytes.length) }),
    step('finishUpload', {
      title: 'makes the pieces a file',
      send: begun,
      keep: ({ identity }) => (identity === null ? {} : { file: identity }),
    }),
    step('finishUpload', {
      title: 'makes them the same file again',
      send: begun,
      holds: [
        {
          rule: 'An upload becomes one file.',
          broken: ({ identity }, { file }) =>
            identity === file ? undefined : `It is ${identity}.`,
        },
      ],
    }),
    step('downloadFile', {
      title: 'gives the file back',
      send: ({ file }) => (file === undefined ? undefined : { path: { identity: file } }),
    }),
  ],
}
