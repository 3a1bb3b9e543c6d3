import { type RefObject, useLayoutEffect } from 'react'

/** Pixels from the top of a note to the middle of its first line. */
const firstLine = 20

/** How far each note goes down to its wanted place: in order, and no further than there is room. */
export function noteShifts(wanted: readonly number[], room: number): number[] {
  const shifts: number[] = []
  for (const one of wanted) shifts.push(Math.max(0, shifts.at(-1) ?? 0, Math.min(one, room)))
  return shifts
}

function middleOfLine(element: Element | null): number | undefined {
  const line = element?.getClientRects()[0]
  return line && line.top + line.height / 2
}

function placeNotes(text: Element, notes: Element) {
  const placed = [...notes.querySelectorAll<HTMLElement>('[data-beside]')]
  for (const note of placed) note.style.removeProperty('translate')
  const wanted = placed.map((note) => {
    const { top } = note.getBoundingClientRect()
    const middle = middleOfLine(text.querySelector(note.dataset.beside ?? ''))
    return middle === undefined ? 0 : Math.round(middle - firstLine - top)
  })
  const room = text.getBoundingClientRect().bottom - notes.getBoundingClientRect().bottom
  noteShifts(wanted, room).forEach((shift, index) => {
    if (shift > 0) placed[index]?.style.setProperty('translate', `0 ${shift}px`)
  })
}

/** Moves the notes of a row beside the lines that they are about; the row keeps its height. */
export function useNotesBeside(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [text, notes] = row.current?.children ?? []
    if (!text || !notes) return undefined
    const observer = new ResizeObserver(() => placeNotes(text, notes))
    observer.observe(text)
    observer.observe(notes)
    return () => observer.disconnect()
  })
}
