import { expect, it } from 'vitest'
import { pagesWithPictures, wantedOf } from './wanted-pictures.ts'

const entry = (id: string, type = 'story', tags = ['no-picture']) => ({
  [id]: { id, type, title: 'Title', name: 'Name', tags },
})

it('finds the pages that show pictures', () => {
  const entries = {
    ...entry('flows-journeys--outage'),
    ...entry('sitemap-screens--all-routes'),
    ...entry('orders-dashboard--my-orders', 'story', []),
    ...entry('translations-side-by-side--five-languages'),
  }
  expect(pagesWithPictures({ entries })).toEqual([
    'flows-journeys--outage',
    'sitemap-screens--all-routes',
  ])
})

it('wants each picture once, in the sizes that exist', () => {
  const elements = [
    { id: 'auth-sign-in--ready', sizes: 'phone desktop' },
    { id: 'auth-sign-in--ready', sizes: 'phone screen' },
    { id: 'orders-dashboard--found', sizes: 'screen poster' },
  ]
  expect(wantedOf(elements, '')).toEqual([
    { id: 'auth-sign-in--ready', size: 'phone' },
    { id: 'auth-sign-in--ready', size: 'desktop' },
    { id: 'auth-sign-in--ready', size: 'screen' },
    { id: 'orders-dashboard--found', size: 'screen' },
  ])
  expect(wantedOf(elements, 'orders')).toHaveLength(1)
})
