import { zlibSync } from 'fflate'
import { crc32 } from '../../src/lib/manuscript/package/crc32.ts'

const WIDTH = 480
const HEIGHT = 320

export function samplePhoto(): Uint8Array {
  const rows = new Uint8Array(HEIGHT * (WIDTH * 3 + 1))
  let at = 0
  for (let y = 0; y < HEIGHT; y += 1) {
    rows[at] = 0
    at += 1
    for (let x = 0; x < WIDTH; x += 1) {
      rows.set(colourAt(x, y), at)
      at += 3
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, WIDTH)
  view.setUint32(4, HEIGHT)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const parts = [
    start,
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  parts.reduce((offset, part) => {
    bytes.set(part, offset)
    return offset + part.length
  }, 0)
  return bytes
}

function colourAt(x: number, y: number): [number, number, number] {
  const far = 200 + 24 * Math.sin(x / 61) + 9 * Math.sin(x / 17)
  const near = 252 + 18 * Math.sin(x / 83 + 2) + 5 * Math.sin(x / 11)
  if (y > near) return [34, 52, 46]
  if (y > far) return [74, 96, 104]
  if (Math.hypot(x - 350, y - 120) < 34) return [255, 236, 190]
  const dusk = y / HEIGHT
  return [Math.round(120 + 130 * dusk), Math.round(150 + 40 * dusk), Math.round(200 - 60 * dusk)]
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}
