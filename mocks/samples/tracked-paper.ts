import { paragraphXml, runXml, writePackage } from './word/write-manuscript.ts'

const BY = 'w:author="Second Author" w:date="2026-01-04T15:30:00Z"'

export const TRACKED_ACCEPTED = [
  'Shade and Water Temperature in Small Streams',
  'Trees along a stream keep its water cool during the summer months.',
  'We compared twelve shaded reaches with twelve open reaches of the same width.',
  'The shaded reaches were on average 2.4 degrees cooler, and this difference lasted all night.',
  'Young fish therefore grew better in the shade than in the open water.',
  'The measurements were made between June and September.',
  'Planting trees is a cheap measure that every community can take.',
]

export function trackedPaper(): Uint8Array {
  let lastId = 0
  const mark = (name: string, content: string) => {
    lastId += 1
    return `<w:${name} w:id="${lastId}" ${BY}>${content}</w:${name}>`
  }
  const inserted = (text: string) => mark('ins', runXml(text))
  const deleted = (text: string) => mark('del', runXml(text).replaceAll('w:t', 'w:delText'))
  const paragraphs = [
    paragraphXml('Title', runXml(TRACKED_ACCEPTED[0] ?? '')),
    paragraphXml(
      'Normal',
      `${runXml('Trees along a stream ')}${deleted('keeps it’s')}${inserted('keep its')}${runXml(' water cool during the summer months.')}`,
    ),
    paragraphXml(
      'Normal',
      mark('moveFrom', runXml('The measurements were made between June and September.')),
    ),
    paragraphXml(
      'Normal',
      `${runXml('We compared twelve shaded reaches with twelve open ')}${deleted('ones')}${inserted('reaches of the same width')}${runXml('.')}`,
    ),
    joinedParagraph(
      mark('del', ''),
      runXml('The shaded reaches were on average 2.4 degrees cooler, '),
    ),
    paragraphXml('Normal', runXml('and this difference lasted all night.')),
    paragraphXml(
      'Normal',
      `${runXml('Young fish ')}${inserted('therefore ')}${runXml('grew better in the shade ')}${deleted('then')}${inserted('than')}${runXml(' in the open water.')}`,
    ),
    paragraphXml('Normal', mark('moveTo', runXml(TRACKED_ACCEPTED[5] ?? ''))),
    paragraphXml('Normal', inserted(TRACKED_ACCEPTED[6] ?? '')),
  ]
  return writePackage(paragraphs.join(''), [], 'en-US')
}

/** Its deleted paragraph mark joins it with the next one. */
function joinedParagraph(mark: string, content: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="Normal"/><w:rPr>${mark}</w:rPr></w:pPr>${content}</w:p>`
}
