import type { Relation } from '../../../lib/manuscript/package/relations.ts'
import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'

/** Anything else, such as a script or a file of the author's own disk, is text only. */
const followed = /^(https?:\/\/|mailto:)[^\s]+$/i

const linkTarget = (address: string | undefined): string | undefined =>
  address !== undefined && followed.test(address) && URL.canParse(address) ? address : undefined

function linksIn(relations: readonly Relation[]): ReadonlyMap<string, string> {
  const links = relations.flatMap(({ id, target, isExternal }) => {
    const address = isExternal ? linkTarget(target) : undefined
    return address === undefined ? [] : [[id, address] as const]
  })
  return new Map(links)
}

type Field = { instruction: string; address?: string | undefined }

const targetOf = (instruction: string) =>
  linkTarget(/^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1])

/** The links of a part: hyperlinks, and the fields that stand for them in converted documents. */
export function partLinks(relations: readonly Relation[]) {
  const targets = linksIn(relations)
  const around: (string | undefined)[] = []
  const fields: Field[] = []

  return {
    open(word: string, tag: XmlTag) {
      if (word === 'hyperlink') around.push(targets.get(attribute(tag, 'id') ?? ''))
      else if (word === 'fldSimple') around.push(targetOf(attribute(tag, 'instr') ?? ''))
      else if (word === 'fldChar') {
        const type = attribute(tag, 'fldCharType')
        const field = fields.at(-1)
        if (type === 'begin') fields.push({ instruction: '' })
        else if (type === 'end') fields.pop()
        else if (field) field.address = targetOf(field.instruction)
      }
    },

    close(word: string) {
      if (word === 'hyperlink' || word === 'fldSimple') around.pop()
    },

    instruction(text: string) {
      const field = fields.at(-1)
      if (field) field.instruction += text
    },

    address: (): string | undefined =>
      around.findLast((address) => address !== undefined) ??
      fields.findLast(({ address }) => address !== undefined)?.address,
  }
}
