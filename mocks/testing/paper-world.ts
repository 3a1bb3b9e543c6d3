import { table } from '../store/define-table.ts'
import { createWorld } from '../store/world.ts'

export interface Paper {
  readonly id: string
  readonly owner: string | null
  readonly mail?: string
  readonly title: string
  readonly at: number
  readonly hidden?: boolean
}

interface Blob {
  readonly id: number
  readonly bytes: Uint8Array
}

export const createTestWorld = () =>
  createWorld(
    {
      papers: table<Paper>()({
        key: 'id',
        unique: ['mail'],
        text: (paper) => paper.title,
        indexes: {
          newest: { of: (paper) => paper.owner, sort: (paper) => paper.at, descending: true },
          titles: {
            of: (paper) => (paper.hidden ? undefined : true),
            sort: (paper) => [paper.title, paper.at],
          },
        },
      }),
      blobs: table<Blob>()({ key: 'id' }),
    },
    { meta: { format: 1 } },
  )

export type TestWorld = ReturnType<typeof createTestWorld>

export const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  owner: 'ann',
  title: `Title ${id}`,
  at: 0,
  ...more,
})
