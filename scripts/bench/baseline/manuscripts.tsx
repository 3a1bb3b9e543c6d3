import { Trans } from '@lingui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { drawnRows } from './drawn-rows.ts'

type Manuscript = { title: string; words: number }

async function manuscriptsWith(title: string): Promise<Manuscript[]> {
  const response = await fetch(`/manuscripts.json?title=${title}`)
  const all: Manuscript[] = await response.json()
  return all.filter((manuscript) => manuscript.title.includes(title))
}

/** A task of a known size: what React takes for so many rows. */
function DrawnRows() {
  return (
    <ol>
      {Array.from({ length: drawnRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
        <li key={row}>
          <b>Row {row}</b> <span>drawn</span>
        </li>
      ))}
    </ol>
  )
}

/** The whole page: a heading, a form and the answer of one query. */
export function Manuscripts() {
  const [title, setTitle] = useState('')
  const [isDrawn, setDrawn] = useState(false)
  const { data = [], isFetching } = useQuery({
    queryKey: ['manuscripts', title],
    queryFn: () => manuscriptsWith(title),
    placeholderData: keepPreviousData,
  })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTitle(String(new FormData(event.currentTarget).get('title') ?? ''))
  }
  return (
    <main>
      <h1>
        <Trans id="heading" />
      </h1>
      <form onSubmit={search}>
        <label>
          <Trans id="title" /> <input name="title" />
        </label>
        <button type="submit">
          <Trans id="search" />
        </button>
      </form>
      <ul aria-label="Manuscripts" aria-busy={isFetching}>
        {data.map((manuscript) => (
          <li key={manuscript.title}>
            {manuscript.title}, {manuscript.words} words
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setDrawn(true)}>
        <Trans id="draw" />
      </button>
      {isDrawn ? <DrawnRows /> : null}
    </main>
  )
}
