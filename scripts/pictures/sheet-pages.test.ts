import { expect, it } from 'vitest'
import { pageOfSheets, picturesOnSheet, sheetPages } from './sheet-pages.ts'

const stories = (title: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: `${title.toLowerCase().replace('/', '-')}--${number}`,
    title: `${title}: Number ${number}`,
  }))

const pictureOf = (id: string) => ({ path: `${id}.png`, differs: id.endsWith('--1') })

it('has a sheet for each title, and a further one where it is full', () => {
  const many = stories('Auth/Sign', picturesOnSheet + 1)
  const sheets = sheetPages([...many, ...stories('Orders', 2)], pictureOf)
  expect(sheets.map(({ file, pictures }) => [file, pictures.length])).toEqual([
    ['auth-sign', picturesOnSheet],
    ['auth-sign-2', 1],
    ['orders', 2],
  ])
})

it('leaves out stories without a picture, and titles without any', () => {
  const only = (id: string) => (id === 'orders--0' ? pictureOf(id) : undefined)
  const sheets = sheetPages([...stories('Auth', 2), ...stories('Orders', 2)], only)
  expect(sheets.map(({ title, pictures }) => [title, pictures.length])).toEqual([['Orders', 1]])
})

it('names each picture, and those that differ', () => {
  const sheets = sheetPages(stories('A & B', 2), pictureOf)
  const page = pageOfSheets({ heading: 'light-360-en', sheets, pictureWidth: 300 })
  expect(page).toContain('A &amp; B')
  expect(page).toContain('<figcaption>Number 0</figcaption>')
  expect(page).toContain('<figcaption>Number 1 (differs)</figcaption>')
})
