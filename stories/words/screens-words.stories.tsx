import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Section } from '../../scripts/words/words-by-screen.ts'
import { allWords } from './all-words.ts'
import { WordsView } from './words-view.tsx'

const meta: Meta<typeof WordsView> = {
  title: 'Words/Screens',
  component: WordsView,
  parameters: { layout: 'fullscreen', controls: { exclude: ['words'] } },
  args: { words: allWords, screen: '/$lang/login/forgot-password' },
  argTypes: { screen: { control: 'select', options: [...allWords.keys()] } },
  render: (args) => <WordsView key={args.screen} {...args} />,
}

export default meta

type WordsStory = StoryObj<typeof WordsView>

const own = 'src/features/auth/password/forgot-password-screen.tsx'

export const OneScreen: WordsStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = within(canvas.getByRole('region', { name: own }))
    await expect(words.getByText('Forgot your password?')).toBeVisible()
    await expect(words.getByText('パスワードをお忘れですか？')).toBeVisible()

    await userEvent.selectOptions(canvas.getByLabelText('Screen'), '/$lang/login/')
    await expect(canvas.queryByRole('region', { name: own })).toBeNull()

    await userEvent.selectOptions(
      canvas.getByLabelText('Screen'),
      '/$lang/researcher/grammar-check/',
    )
    await userEvent.type(canvas.getByLabelText('Containing'), 'avaliações')
    await expect(canvas.getAllByText('other')[0]).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9]\d* of \d+ messages/)
    await expect(canvas.queryByText('Forgot your password?')).toBeNull()
  },
}

export const OnASmallScreen: WordsStory = {
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
}

const sample: Section = {
  file: 'src/features/sample/sample-screen.tsx',
  rows: [
    {
      area: 'sample',
      english: 'Sign in',
      context: 'verb',
      files: [],
      words: { 'zh-Hans': '登录', ja: 'サインイン', es: 'Iniciar la sesión de trabajo' },
    },
    {
      area: 'sample',
      english: 'Read <0>the terms</0>, {name}',
      context: '',
      files: [],
      words: {
        'zh-Hans': '{name}，请阅读<0>条款</0>',
        ja: '{name}様、<0>規約</0>をお読みください',
        'pt-BR': '{name}, leia <0>os termos</0>',
        es: '{name}, lea <0>las condiciones</0>',
      },
    },
  ],
}

/** What is missing and what needs more room, which the catalogues of a finished screen have little of. */
export const Marks: WordsStory = {
  args: { words: new Map([['A sample', [sample]]]), screen: 'A sample' },
  argTypes: { screen: { control: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('missing')).toBeVisible()
    await expect(canvas.getByText(/^\d[.]\d times as wide/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Marked ones only'))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 of 2 messages; 1 missing a translation, 1 wider than there may be room for',
    )
    await expect(canvas.getByText('登录')).toBeVisible()
    await expect(canvas.queryByText('条款')).toBeNull()
  },
}
