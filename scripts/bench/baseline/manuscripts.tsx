import { Trans } from '@lingui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Field, Form, Formik } from 'formik'
import createClient from 'openapi-fetch'
import { useState } from 'react'
import { drawnRows } from './drawn-rows.ts'

type Manuscript = { title: string; words: number }

type Calls = {
  '/manuscripts.json': {
    get: {
      parameters: { query: { title: string } }
      responses: { 200: { content: { 'application/json': Manuscript[] } } }
    }
  }
}

const client = createClient<Calls>()

async function manuscriptsWith(title: string): Promise<Manuscript[]> {
  const { data = [] } = await client.GET('/manuscripts.json', { params: { query: { title } } })
  return data.filter((manuscript) => manuscript.title.includes(title))
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
  return (
    <main>
      <h1>
        <Trans id="heading" />
      </h1>
      <Formik initialValues={{ title: '' }} onSubmit={(sought) => setTitle(sought.title)}>
        <Form>
          <label htmlFor="title">
            <Trans id="title" />
          </label>
          <Field id="title" name="title" />
          <button type="submit">
            <Trans id="search" />
          </button>
        </Form>
      </Formik>
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
