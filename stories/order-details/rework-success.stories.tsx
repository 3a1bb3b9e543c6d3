import { expect, userEvent, within } from 'storybook/test'
import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import { jsonForAddress } from '../../src/lib/url/json-in-address.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const number = '{orders.inProgress}'
const page = `/researcher/details/${number}/rework-success`
const listing = (files: unknown) => ({ path: `${page}/${jsonForAddress({ files })}` })

const barley = { identity: 'file-1', name: 'Barley roots, second revision.docx' }
const rice = { identity: 'file-2', name: '水稻根系（第二稿）.docx' }

// ReworkSuccessScreen
export default {
  ...screen,
  title: 'Orders/Files of another round',
  args: { ...listing([barley, rice]), world: 'scenario=returning-customer' },
}

async function received(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('heading', { name: 'Thank you!', level: 1 })).toBeVisible()
  return within(canvas.getByRole('region', { name: 'Files we received' }))
}

export const Files: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const files = await received(canvasElement)
    const names = files.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([barley.name, rice.name])
    const canvas = within(canvasElement)
    const { facts }: OpenedScreen = loaded.screen
    const lead = `We have received your files for order ${pathWithFacts(number, facts)}.`
    await expect(canvas.getByText(lead)).toBeVisible()
    const order = await canvas.findByRole('region', { name: 'Your order' })
    await expect(order).toHaveTextContent(/Deadline ?2026-/)
  },
}

export const Closed: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await received(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Close' }))
    await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible()
  },
}

export const NoList: ScreenStory = {
  args: { path: '/researcher/details/GX7KQ2M9/rework-success' },
  play: async ({ canvasElement }) => {
    const files = await received(canvasElement)
    await expect(files.getByText(/^You’ll find everything you sent us/)).toBeVisible()
    await expect(files.queryByRole('list')).toBeNull()
    await expect(within(canvasElement).queryByRole('region', { name: 'Your order' })).toBeNull()
  },
}

const markup = '<img src=x onerror="alert(1)"><b>Call us</b>{{7*7}}\u202Excod.exe'

/** Names are text, whoever wrote the address. */
export const MarkupInName: ScreenStory = {
  args: listing([{ identity: '"><script>', name: markup }]),
  play: async ({ canvasElement }) => {
    const files = await received(canvasElement)
    await expect(files.getByRole('listitem')).toHaveTextContent(markup)
    await expect(files.queryByRole('img')).toBeNull()
  },
}

export const LongNames: ScreenStory = {
  tags: ['deep'],
  args: listing([
    { identity: 'file-1', name: `${'barley_roots_'.repeat(18)}.docx` },
    { identity: 'file-2', name: `${'水稻根系'.repeat(50)}.docx` },
  ]),
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const files = await received(canvasElement)
    await expect(files.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A story of a list that cannot be read. */
const damaged = (path: string): ScreenStory => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const files = await received(canvasElement)
    await expect(
      files.getByText(/^This link is incomplete, so we can’t list your files/),
    ).toBeVisible()
    await expect(files.queryByRole('list')).toBeNull()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Close' })).toBeVisible()
  },
})

export const CutOff: ScreenStory = damaged(listing([barley]).path.slice(0, -9))

export const WrongTypes: ScreenStory = {
  tags: ['deep'],
  ...damaged(listing([{ identity: 7, name: ['a'] }]).path),
}

export const TooLong: ScreenStory = {
  tags: ['deep'],
  ...damaged(listing([{ ...barley, name: 'b'.repeat(20_000) }]).path),
}

export const Foreign: ScreenStory = {
  tags: ['deep'],
  ...damaged(`${page}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`),
}

export const NotUtf8: ScreenStory = damaged(`${page}/%E0%A4`)

export const NullCharacter: ScreenStory = { tags: ['deep'], ...damaged(`${page}/%00`) }

export const AnotherPath: ScreenStory = { tags: ['deep'], ...damaged(`${page}/..%2F..%2Faccount`) }

export const EmptyArray: ScreenStory = { tags: ['deep'], ...damaged(`${page}/W10`) }

export const NoOrderNumber: ScreenStory = {
  args: { path: `${listing([barley]).path.replace(number, 'no_number')}` },
  play: async ({ canvasElement }) => {
    await received(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByText('We have received your files.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go to this order' })).toBeNull()
  },
}
