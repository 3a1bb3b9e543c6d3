import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Icon, type IconName } from '../../src/ui/page/icon.tsx'
import { Mark } from '../../src/ui/page/mark.tsx'
import { Motion } from './foundation-motion.tsx'
import { WritingStyle } from './foundation-writing.tsx'
import styles from './foundations.module.css'
import { ColorTokens } from './tokens/color-tokens.tsx'
import { SpaceTokens } from './tokens/space-tokens.tsx'
import { TokenFiles } from './tokens/token-files.tsx'
import { TypeTokens } from './tokens/type-tokens.tsx'

const meta: Meta = { title: 'Design system/Foundations' }
export default meta

/** Every icon must be described here. */
const icons: Record<IconName, string> = {
  check: 'done',
  tick: 'accepts',
  clock: 'under way',
  warning: 'waits for the person',
  cross: 'failed',
  error: 'a problem, in words beside it',
  grey: 'off, or still to come',
  now: 'the step that is open',
  info: 'good to know',
  file: 'a file',
  menu: 'the navigation of a narrow page',
  close: 'closes, dismisses',
  'arrow-left': 'back to what is above',
  'chevron-down': 'opens a panel below',
  external: 'opens in a new tab',
  eye: 'shows a password',
  'eye-off': 'hides it again',
}

const page = (content: ReactNode): StoryObj => ({
  render: () => <div className={styles.page}>{content}</div>,
})

const drawings = page(
  <>
    <Mark />
    <h1>Icons</h1>
    <ul className={styles.rows}>
      {Object.entries(icons).map(([name, use]) => (
        <li key={name}>
          <DrawnIcon name={name} />
          <code>{name}</code>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  </>,
)

function DrawnIcon({ name }: { name: string }) {
  const isIconName = (each: string): each is IconName => Object.hasOwn(icons, each)
  return isIconName(name) ? <Icon name={name} /> : null
}

const dark = { globals: { scheme: 'dark' } }
const narrow = { globals: { viewport: { value: 'small' } } }

const colour = page(<ColorTokens />)

export const TokensToTakeAway: StoryObj = {
  ...page(<TokenFiles />),
  play: async ({ canvas }) => {
    const files = canvas.getAllByRole('link')
    await expect(files.map((file) => file.getAttribute('href'))).toEqual([
      'tokens/light.tokens.json',
      'tokens/dark.tokens.json',
      'tokens/galley.resolver.json',
      'tokens/penpot.tokens.json',
    ])
  },
}

/** The page says what the style sheet does: a token is what an element gets. */
export const Colour: StoryObj = {
  ...colour,
  play: async ({ canvas }) => {
    const accent = canvas.getByRole('img', { name: 'accent, light' })
    const root = getComputedStyle(document.documentElement)
    await expect(accent.nextElementSibling).toHaveTextContent(
      root.getPropertyValue('--accent').trim(),
    )
    await expect(canvas.getByText('What is rarely read: units, dates, placeholders.')).toBeVisible()
  },
}
export const ColourInTheDark: StoryObj = { ...colour, ...dark }

export const Type: StoryObj = {
  ...page(<TypeTokens />),
  play: async ({ canvas }) => {
    const row = canvas.getByText('--title').closest('li')
    const [english] = row?.querySelectorAll('[lang="en"]') ?? []
    if (!english) throw new Error('No sample.')
    await expect(getComputedStyle(english)).toMatchObject({ fontWeight: '600' })
    await expect(canvas.getByText(/^32 \/ 40 px, 600; narrow 27 \/ 34 px, 600$/)).toBeVisible()
  },
}

export const SpaceAndLengths: StoryObj = page(<SpaceTokens />)
export const SpaceAndLengthsOnASmallScreen: StoryObj = {
  tags: ['deep'],
  ...SpaceAndLengths,
  ...narrow,
}

export const Icons: StoryObj = drawings
export const IconsInTheDark: StoryObj = { tags: ['deep'], ...drawings, ...dark }

export const MotionThatExplains: StoryObj = {
  ...page(<Motion />),
  play: async ({ canvas, userEvent }) => {
    // 0s with reduced motion.
    const quick = Number.parseInt(canvas.getByText(/^\d+m?s$/).textContent ?? '', 10)
    await expect(quick).toBeLessThanOrEqual(200)
    await userEvent.click(canvas.getByRole('button', { name: 'Move it' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move it back' })).toBeVisible())
  },
}

export const WritingAndFormats: StoryObj = page(<WritingStyle />)
export const WritingAndFormatsOnASmallScreen: StoryObj = {
  tags: ['deep'],
  ...WritingAndFormats,
  ...narrow,
}
