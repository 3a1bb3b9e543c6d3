import { describe, expect, it } from 'vitest'
import { noteShifts } from './use-notes-beside.ts'

describe('noteShifts', () => {
  it.each<{ name: string; wanted: number[]; room: number; shifts: number[] }>([
    { name: 'nothing', wanted: [], room: 100, shifts: [] },
    { name: 'each to its line', wanted: [20, 60], room: 100, shifts: [20, 60] },
    { name: 'none above its place', wanted: [-6, 30], room: 100, shifts: [0, 30] },
    { name: 'none over the one before', wanted: [60, 20], room: 100, shifts: [60, 60] },
    { name: 'none below the text', wanted: [20, 180], room: 100, shifts: [20, 100] },
    { name: 'none where notes are longer than the text', wanted: [20], room: -40, shifts: [0] },
  ])('moves $name', ({ wanted, room, shifts }) => {
    expect(noteShifts(wanted, room)).toEqual(shifts)
  })
})
