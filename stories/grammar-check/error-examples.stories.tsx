import { expect, within } from 'storybook/test'
import type { AssessedName } from '../../mocks/scenarios/digital/assessed-manuscripts.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const report = (name: AssessedName) => ({
  path: `/researcher/grammar-check/details/{assessments.${name}}`,
})

// ErrorExamples
export default {
  ...screen,
  title: 'Grammar check/Error examples',
  args: { ...report('fiveKinds'), world: 'scenario=assessments' },
}

const examples = { level: 2, name: 'In your own sentences' }
const nextSteps = { level: 2, name: 'Next steps' }

export const MarkedLikeAProof: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', examples)).toBeVisible()
    const texts = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent)
    await expect(texts('deletion')).toEqual(['relationshp', 'more stronger', 'a'])
    await expect(texts('insertion')).toEqual(['relationship', 'stronger', 'an'])
    const [item] = canvas.getAllByRole('listitem').filter((one) => one.querySelector('del'))
    await expect(item).toHaveTextContent('Replace “relationshp” with “relationship”.')
    await expect(canvas.getByText(/^Only you can see these sentences/)).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  args: report('hardToFollow'),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', examples)).toBeVisible()
    await expectNoOverflow()
  },
}

/** Without errors, without a count, and until the errors are counted. */
const without = (name: AssessedName): ScreenStory => ({
  args: report(name),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', nextSteps)).toBeVisible()
    await expect(canvas.queryByRole('heading', examples)).toBeNull()
  },
})

export const NoneWithoutErrors: ScreenStory = without('flawless')
export const NoneWithoutACount: ScreenStory = { tags: ['deep'], ...without('countFailed') }
export const NoneWhileCounting: ScreenStory = { tags: ['deep'], ...without('counting') }
