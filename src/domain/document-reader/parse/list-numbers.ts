import { attribute, scanXml } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../docx/word-name.ts'
import type { ListMark } from '../document-model.ts'

type Level = { format: ListMark['format'] | undefined; start: number }

const formats: Readonly<Record<string, ListMark['format']>> = {
  bullet: 'bullet',
  lowerLetter: 'lower-alpha',
  upperLetter: 'upper-alpha',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
}

/** `none` has no number; what Word writes in other scripts is counted in digits. */
const formatOf = (name: string | undefined) =>
  name === 'none' ? undefined : (formats[name ?? ''] ?? 'decimal')

const plain: Level = { format: 'decimal', start: 1 }

export type ListCounter = (id: string, level: number) => ListMark | undefined

/** Counts the items of the lists of a document: call it for each item in reading order. */
export function listCounter(numbering: string | undefined): ListCounter {
  const { levels, listOf } = readNumbering(numbering)
  const counts = new Map<string, number[]>()
  return (id, level) => {
    const list = listOf.get(id)
    // 0 takes a paragraph out of its style's list.
    if (list === undefined || id === '0') return undefined
    const { format, start } = levels.get(`${list} ${level}`) ?? plain
    const count = counts.get(list) ?? []
    // An item ends the lists below it.
    const value = (count[level] ?? start - 1) + 1
    counts.set(list, [...Array.from({ length: level }, (_, at) => count[at] ?? 0), value])
    return format && { format, level, value }
  }
}

function readNumbering(xml: string | undefined) {
  const levels = new Map<string, Level>()
  const listOf = new Map<string, string>()
  let list = ''
  let number: string | undefined
  let level: Level = { ...plain }
  scanXml(xml ?? '<numbering/>', {
    open(tag) {
      const word = wordName(tag)
      const value = attribute(tag, 'val')
      if (word === 'abstractNum') {
        list = attribute(tag, 'abstractNumId') ?? ''
        number = undefined
      } else if (word === 'num') number = attribute(tag, 'numId')
      else if (word === 'abstractNumId' && number !== undefined) listOf.set(number, value ?? '')
      else if (word === 'lvl' && number === undefined) {
        level = { ...plain }
        levels.set(`${list} ${attribute(tag, 'ilvl') ?? 0}`, level)
      } else if (word === 'numFmt') level.format = formatOf(value)
      else if (word === 'start') level.start = Number(value)
    },
    close() {},
    text() {},
  })
  return { levels, listOf }
}
