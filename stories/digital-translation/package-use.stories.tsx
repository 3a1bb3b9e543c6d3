import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// PurchaseList of the DigitalTranslationScreen
export default {
  ...screen,
  title: 'Digital translation/Use of packages',
  args: { path: '/researcher/digital-translations', world: 'scenario=digital-translation' },
}

/** The packages, with those that have expired. */
async function packagesIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const packages = within(await canvas.findByRole('region', { name: 'Your packages' }))
  await userEvent.click(packages.getByText(/expired packages?$/))
  return packages
}

async function metersOf(canvasElement: HTMLElement) {
  const packages = await packagesIn(canvasElement)
  return packages
    .queryAllByRole('meter')
    .map((meter) => [meter.getAttribute('aria-label'), meter.getAttribute('aria-valuetext')])
}

/** A single translation, which is used or not, has no meter. */
export const PartlyUsed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const name = 'Translations left: Package of 5 translations'
    await expect(await metersOf(canvasElement)).toEqual([
      [name, '2 of 5'],
      [name, '1 of 5'],
    ])
  },
}

export const UsedUpSmallAndDark: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation-used-up' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const meters = await metersOf(canvasElement)
    await expect(meters.map(([, left]) => left)).toEqual(['0 of 10', '0 of 10', '0 of 10'])
    const regionOf = (name: string) => within(canvasElement).getByRole('region', { name })
    await expect(
      regionOf('Your packages').compareDocumentPosition(regionOf('Your translations')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectNoOverflow()
  },
}

/** Red is for what needs the person, and nobody has to do anything about the past. */
export const Expired: ScreenStory = {
  play: async ({ canvasElement }) => {
    const packages = await packagesIn(canvasElement)
    const expired = await packages.findByText(/^Expired on/)
    await expect(getComputedStyle(expired).color).toBe('rgb(75, 84, 98)')
    const fills = packages
      .getAllByRole('meter')
      .map(({ firstElementChild: fill }) => fill && getComputedStyle(fill).borderTopColor)
    await expect(fills).toEqual(['rgb(14, 80, 87)', 'rgb(139, 132, 116)'])
  },
}

/** A line of its own, with no mark before it that would end the line above. */
export const PeriodBelow: ScreenStory = {
  play: async ({ canvasElement }) => {
    const packages = await packagesIn(canvasElement)
    const [, valid, expired] = await packages.findAllByRole('listitem')
    await expect(valid).toHaveTextContent(
      /5 translations left\s?Until 2027-07-05\s·\s245\sdays left/,
    )
    await expect(expired).toHaveTextContent(/Expired on 2026-09-08\s?1\stranslation unused$/)
  },
}

/** However many packages follow. */
export const BoughtFromTheTop: ScreenStory = {
  play: async ({ canvasElement }) => {
    const offers = within(await within(canvasElement).findByRole('region', { name: 'Prices' }))
    const buy = await offers.findByRole('link', { name: 'Buy a package' })
    const [first] = offers.getAllByRole('listitem')
    await expect(first && buy.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
