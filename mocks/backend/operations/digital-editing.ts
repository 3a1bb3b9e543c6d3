import type { World } from '../../world/galley-world.ts'
import type { DigitalEditRow } from '../../world/rows/digital-rows.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import { stateOf } from '../../world/world-state.ts'
import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { EDIT_DONE_AFTER } from '../reference-data/digital-limits.ts'
import { contentOf } from '../rules/digital/content-of.ts'
import { editingRefusal, validateFile } from '../rules/digital/digital-access.ts'
import { digitalLoad } from '../rules/digital/digital-load.ts'
import {
  editStatus,
  engineVersionAt,
  isInArchive,
  shownEdit,
} from '../rules/digital/digital-stage.ts'
import { dialectOf, editOutcome, findingsOf } from '../rules/digital/edit-outcome.ts'
import { searchFiles } from '../rules/digital/search-files.ts'
import { payForDigital } from '../rules/payment/settlement/pay-for-digital.ts'
import { docxFile } from '../uploads/docx-file.ts'

function editOf(world: World, user: UserRow, identity: string): DigitalEditRow {
  const edit = world.digitalEdits.get(identity)
  if (!edit || edit.owner !== user.identity || edit.archived) {
    throw new Problem(404, 'No such edit', `There is no edit ${identity} here.`)
  }
  return edit
}

export const digitalEditing = operationsOf({
  loadDigitalEditing({ world, user, now, reply }) {
    return reply(200, digitalLoad(world, user, now))
  },

  searchDigitalEdits({ world, user, query, now, reply }) {
    const listed = world.digitalEdits.in('byOwner', user.identity)
    const { rows, pagination } = searchFiles(listed, query, (row) => editStatus(row, now))
    return reply(200, { results: rows.map((row) => shownEdit(row, now)), pagination })
  },

  getDigitalEditEngineVersion({ world, user, path, reply }) {
    const { createdAt } = editOf(world, user, path.id)
    return reply(200, { version: engineVersionAt(createdAt) })
  },

  async createDigitalEdit({ world, user, body, now, manuscripts, reply }) {
    const { digitalEditFiles, styleOfEnglish } = body
    const error = editingRefusal(world, user, now)
    if (error) return reply(200, { error: { error, jsonEncodedParams: '{}' } })
    const digitalEdits = []
    for (const fileIdentity of digitalEditFiles) {
      const checkedFile = validateFile(world, user, fileIdentity, 'digital-editing')
      if ('refused' in checkedFile) {
        const { refused, params = {} } = checkedFile
        const jsonEncodedParams = JSON.stringify(params)
        return reply(200, { error: { error: refused, jsonEncodedParams } })
      }
      const { name } = checkedFile.file
      const bytes = contentOf(world, fileIdentity)
      const dialect = dialectOf(styleOfEnglish)
      const errors = await manuscripts.findErrors({ bytes, name, dialect })
      const row = world.digitalEdits.insert({
        identity: `edit-${world.next('digitalEdits')}`,
        owner: user.identity,
        fileIdentity,
        name,
        createdAt: now,
        archived: false,
        styleOfEnglish,
        outcome: editOutcome(errors),
      })
      digitalEdits.push(shownEdit(row, now))
    }
    return reply(200, { digitalEdits })
  },

  archiveDigitalEdit({ world, user, path, reply }) {
    const { identity, name: fileName } = editOf(world, user, path.id)
    world.digitalEdits.update(identity, { archived: true })
    return reply(200, { identity, fileName })
  },

  async downloadDigitalEdit({ world, user, path, now, manuscripts, reply }) {
    const edit = editOf(world, user, path.id)
    const { identity, name, createdAt } = edit
    if (editStatus(edit, now) !== 'completed') {
      throw new Problem(404, 'No such file', `Edit ${identity} has no file, or none yet.`)
    }
    const at = createdAt + EDIT_DONE_AFTER
    if (isInArchive(at, now)) return reply(200, { archived: true, identity, fileName: name })
    const bytes = contentOf(world, edit.fileIdentity)
    const findings = await findingsOf(edit, bytes, manuscripts)
    const author = `${stateOf(world).application.config.companyName} digital editing`
    const correction = { bytes, name, author, namesKind: true, at, findings }
    const edited = await manuscripts.correct(correction)
    if (!edited) throw new Error(`${name} has no text, and yet it was edited.`)
    return reply(200, docxFile(edited, name, 'edited'))
  },

  payForDigitalEditing({ world, user, body, now, reply }) {
    const outcome = payForDigital({ world, user, type: 'editing', form: body, now })
    return reply(200, 'refused' in outcome ? outcome.refused : outcome.answer)
  },
})
