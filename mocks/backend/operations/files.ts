import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import type { ManuscriptTasks } from '../manuscripts/manuscript-tasks.ts'
import { keepFile, largestFile } from '../rules/files/keep-file.ts'
import {
  beginUpload,
  findUpload,
  finishUpload,
  receivePiece,
  removeUpload,
  shownUpload,
} from '../rules/files/unfinished-uploads.ts'
import { findPlaceholderFile } from '../rules/orders/original-files.ts'
import { cleanFileName } from '../uploads/clean-file-name.ts'
import { fileOf } from '../uploads/file-types.ts'
import { readPieces } from '../uploads/read-pieces.ts'

type Sender = { session: { token: string }; user: { identity: string } | undefined }

const ownerOf = ({ session, user }: Sender) => user?.identity ?? session.token

/** Loads the proofreader ahead; a failure is reported with the first text. */
function prepareProofreader(manuscripts: ManuscriptTasks): void {
  manuscripts.findings({ text: '', dialect: 'american' }).catch(() => undefined)
}

export const files = operationsOf({
  async uploadFile({ world, session, user, body, now, manuscripts, reply }) {
    const { file, purpose = 'manuscript' } = body
    const name = cleanFileName(file instanceof File ? file.name : '')
    if (file.size > largestFile) {
      const detail = `${name} has ${file.size} bytes; at most ${largestFile} are taken.`
      throw new Problem(413, 'File too large', detail)
    }
    const bytes = await readPieces(file)
    const owner = ownerOf({ session, user })
    const identity = keepFile(world, { owner, name, type: file.type, purpose, bytes }, now)
    if (identity === null) {
      return reply(200, { name, status: 'filetype-failure', identity: null })
    }
    prepareProofreader(manuscripts)
    return reply(200, { name, status: 'success', identity })
  },

  downloadFile({ world, session, user, path, reply }) {
    const file = world.files.get(path.identity)
    const isOwn = file?.owner === ownerOf({ session, user })
    const content = isOwn ? world.contents.get(path.identity) : undefined
    if (file && content) return reply(200, fileOf(content.bytes, file.name))
    const placeholder = user && findPlaceholderFile(world, user, path.identity)
    if (placeholder) return reply(200, fileOf(placeholder.bytes, placeholder.name))
    throw new Problem(404, 'No such file', `There is no file ${path.identity} here.`)
  },

  beginUpload({ world, session, user, body, now, reply }) {
    const owner = ownerOf({ session, user })
    return reply(200, shownUpload(beginUpload(world, { owner, start: body, now })))
  },

  getUpload({ world, session, user, path, reply }) {
    return reply(200, shownUpload(findUpload(world, path.identity, ownerOf({ session, user }))))
  },

  async sendUploadPiece({ world, session, user, path, query, body, now, reply }) {
    const upload = findUpload(world, path.identity, ownerOf({ session, user }))
    const bytes = await readPieces(body.piece)
    const { offset } = query
    const { checksum } = body
    return reply(200, receivePiece(world, upload, { offset, bytes, checksum, now }))
  },

  finishUpload({ world, session, user, path, now, manuscripts, reply }) {
    const upload = findUpload(world, path.identity, ownerOf({ session, user }))
    const file = finishUpload(world, upload, now)
    if (file.status === 'success') prepareProofreader(manuscripts)
    return reply(200, file)
  },

  cancelUpload({ world, session, user, path, reply }) {
    const { identity } = findUpload(world, path.identity, ownerOf({ session, user }))
    removeUpload(world, identity)
    return reply(200, { identity })
  },
})
