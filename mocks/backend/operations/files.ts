import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { findPlaceholderFile } from '../rules/orders/original-files.ts'
import { isAllowedUpload } from '../uploads/allowed-upload.ts'
import { cleanFileName } from '../uploads/clean-file-name.ts'
import { fileOf } from '../uploads/file-types.ts'
import { readPieces } from '../uploads/read-pieces.ts'

/** Bytes, 100 MB. */
export const largestFile = 104_857_600

export const files = operationsOf({
  async uploadFile({ world, session, user, body, now, manuscripts, reply }) {
    const { file, purpose = 'manuscript' } = body
    const name = cleanFileName(file instanceof File ? file.name : '')
    if (file.size > largestFile) {
      const detail = `${name} has ${file.size} bytes; at most ${largestFile} are taken.`
      throw new Problem(413, 'File too large', detail)
    }
    const bytes = await readPieces(file)
    if (!isAllowedUpload(purpose, name, bytes)) {
      return reply(200, { name, status: 'filetype-failure', identity: null })
    }
    const identity = `file-${world.next('files')}`
    const owner = user?.identity ?? session.token
    const { type, size } = file
    world.files.insert({ identity, owner, name, type, size, createdAt: now })
    world.contents.insert({ identity, bytes })
    // Loads the proofreader ahead; a failure is reported with the first text.
    manuscripts.findings({ text: '', dialect: 'american' }).catch(() => undefined)
    return reply(200, { name, status: 'success', identity })
  },

  downloadFile({ world, session, user, path, reply }) {
    const file = world.files.get(path.identity)
    const isOwn = file?.owner === (user?.identity ?? session.token)
    const content = isOwn ? world.contents.get(path.identity) : undefined
    if (file && content) return reply(200, fileOf(content.bytes, file.name))
    const placeholder = user && findPlaceholderFile(world, user, path.identity)
    if (placeholder) return reply(200, fileOf(placeholder.bytes, placeholder.name))
    throw new Problem(404, 'No such file', `There is no file ${path.identity} here.`)
  },
})
