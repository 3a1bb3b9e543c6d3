import { attribute, scanXml } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../lib/manuscript/word-name.ts'
import type { ListMark } from '../model/document-model.ts'
import { writtenNumber } from './written-number.ts'

type Level = {
  format: ListMark['format'] | undefined
  start: number
  /** Of a heading, with the numbers of its level and those above, such as `%1.%2`. */
  text: string | undefined
  /** Whether the levels above are written in digits. */
  isLegal: boolean
}

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

const plain: Level = { format: 'decimal', start: 1, text: undefined, isLegal: false }

type CountedItem = { mark: ListMark; label: string }

export type ListCounter = (id: string, level: number) => CountedItem | undefined

/** Counts the items of the lists of a document: call it for each item in reading order. */
export function listCounter(numbering: string | undefined): ListCounter {
  const { levels, listOf } = readNumbering(numbering)
  const counts = new Map<string, number[]>()
  return (id, level) => {
    const list = listOf.get(id)
    // 0 takes a paragraph out of its style's list.
    if (list === undefined || id === '0') return undefined
    const levelAt = (at: number) => levels.get(`${list} ${at}`) ?? plain
    const { format, start } = levelAt(level)
    const count = counts.get(list) ?? []
    // An item ends the lists below it.
    const value = (count[level] ?? start - 1) + 1
    const counted = [...Array.from({ length: level }, (_, at) => count[at] ?? 0), value]
    counts.set(list, counted)
    return format && { mark: { format, level, value }, label: labelOf(counted, levelAt) }
  }
}

function labelOf(counted: readonly number[], levelAt: (at: number) => Level): string {
  const { format, text, isLegal } = levelAt(counted.length - 1)
  if (format === 'bullet') return ''
  return (text ?? `%${counted.length}`).replaceAll(/%([1-9])/g, (_, place) => {
    const at = Number(place) - 1
    const value = counted[at] ?? 0
    return isLegal ? String(value) : writtenNumber(value, levelAt(at).format)
  })
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
      } else if (number !== undefined) return
      else if (word === 'numFmt') level.format = formatOf(value)
      else if (word === 'start') level.start = Number(value)
      else if (word === 'lvlText') level.text = value
      else if (word === 'isLgl') level.isLegal = true
    },
    close() {},
    text() {},
  })
  return { levels, listOf }
}
