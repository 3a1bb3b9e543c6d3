import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Icon, type IconName } from '../../src/ui/page/icon.tsx'
import { Mark } from '../../src/ui/page/mark.tsx'
import { Motion } from './foundation-motion.tsx'
import { Space } from './foundation-space.tsx'
import { WritingStyle } from './foundation-writing.tsx'
import styles from './foundations.module.css'

const meta: Meta = { title: 'Design system/Foundations' }
export default meta

const colours = {
  Paper: ['paper', 'surface', 'sunken', 'rule', 'rule-strong'],
  Ink: ['ink', 'ink-2', 'ink-3'],
  Accent: ['accent', 'accent-hover', 'accent-soft', 'on-accent'],
  'The corrector': ['red', 'red-soft'],
  Status: ['green', 'green-ink', 'green-soft', 'amber-ink', 'amber-soft', 'grey'],
}

const samples = [
  ['en', 'Spatial patterns of arbuscular mycorrhizal fungi along an elevation gradient'],
  ['pt-BR', 'Avaliação da qualidade do solo em sistemas agroflorestais do Cerrado'],
  ['es', 'Diversidad genética y conservación de los páramos andinos'],
  ['zh-Hans', '基于深度学习的高分辨率遥感影像变化检测方法研究，以长江三角洲为例'],
  ['ja', '標高傾度に沿ったアーバスキュラー菌根菌の空間分布と土壌特性の関係について'],
] as const

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

const colour = page(
  <>
    <Mark />
    <h1>Colour</h1>
    {Object.entries(colours).map(([group, names]) => (
      <section key={group}>
        <h2>{group}</h2>
        <ul className={styles.swatches}>
          {names.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>,
)

const drawings = page(
  <>
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

export const Colour: StoryObj = colour
export const ColourInTheDark: StoryObj = { ...colour, ...dark }

export const Type: StoryObj = page(
  <>
    <h1>Type</h1>
    {samples.map(([lang, text]) => (
      <section key={lang} lang={lang} className={styles.sample}>
        <h2>{text}</h2>
        <h3>{text}</h3>
        <p>
          {text} 0123456789 {text} {text}
        </p>
      </section>
    ))}
  </>,
)

export const SpaceAndLengths: StoryObj = page(<Space />)
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
