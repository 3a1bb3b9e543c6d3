import { type RefObject, useLayoutEffect } from 'react'

/** Pixels from the top of a note to the middle of its first line. */
const firstLine = 20

/** Pixels that a note stands below its own place. */
const shiftOf = new WeakMap<HTMLElement, number>()

/** Rows whose notes are placed in the next frame. */
const resized = new Set<Element>()

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

function shiftsIn(row: Element): [HTMLElement, number][] {
  const [text, notes] = row.children
  if (!text || !notes) return []
  const placed = [...notes.querySelectorAll<HTMLElement>('[data-beside]')]
  const wanted = placed.map((note) => {
    const middle = middleOfLine(text.querySelector(note.dataset.beside ?? ''))
    const top = note.getBoundingClientRect().top - (shiftOf.get(note) ?? 0)
    return middle === undefined ? 0 : Math.round(middle - firstLine - top)
  })
  const room = text.getBoundingClientRect().bottom - notes.getBoundingClientRect().bottom
  const shifts = noteShifts(wanted, room)
  return placed.map((note, index) => [note, shifts[index] ?? 0])
}

/** Measures all rows before it moves a note, so that the page is laid out once. */
function placeNotes() {
  const placed = [...resized].flatMap(shiftsIn)
  resized.clear()
  for (const [note, shift] of placed) {
    shiftOf.set(note, shift)
    note.style.translate = shift > 0 ? `0 ${shift}px` : ''
  }
}

/** In the next frame: Firefox reports an error of sizes that are read while it tells of others. */
function placeSoon(row: Element) {
  if (resized.size === 0) requestAnimationFrame(placeNotes)
  resized.add(row)
}

/** Moves the notes of a row beside the lines that they are about; the row keeps its height. */
export function useNotesBeside(row: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = row
    const [text, notes] = current?.children ?? []
    if (!current || !text || !notes) return undefined
    const observer = new ResizeObserver(() => placeSoon(current))
    observer.observe(text)
    observer.observe(notes)
    return () => observer.disconnect()
  })
}
