import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesByRoute } from './all-messages.ts'
import type { MessageSection } from './messages-by-screen.ts'
import { TranslationView } from './translation-view.tsx'

const meta: Meta<typeof TranslationView> = {
  title: 'Translations/Screens',
  component: TranslationView,
  parameters: { layout: 'fullscreen', controls: { exclude: ['messages'] } },
  args: { messages: messagesByRoute, screen: '/$lang/login_/forgot-password' },
  argTypes: { screen: { control: 'select', options: [...messagesByRoute.keys()] } },
  render: (args) => <TranslationView key={args.screen} {...args} />,
}

export default meta

type TranslationStory = StoryObj<typeof TranslationView>

const own = 'src/features/password-reset/forgot-password-screen.tsx'

export const OneScreen: TranslationStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(canvas.getByRole('region', { name: own }))
    await expect(region.getByText('Forgot your password?')).toBeVisible()
    await expect(region.getByText('パスワードをお忘れですか？')).toBeVisible()

    await userEvent.click(canvas.getByLabelText('Containing'))
    await userEvent.paste('お忘れ')
    await expect(canvas.getByText('Forgot your password?')).toBeVisible()
    await expect(canvas.queryByText('Send it again')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9] of [1-9]\d+ messages/)

    await userEvent.selectOptions(canvas.getByLabelText('Screen'), '/$lang/login/')
    await expect(canvas.queryByRole('region', { name: own })).toBeNull()
    await expect(canvas.getByText('パスワードをお忘れですか？')).toBeVisible()
    // The whole screen again, for the eye.
    await userEvent.clear(canvas.getByLabelText('Containing'))
  },
}

export const OnASmallScreen: TranslationStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
}

const sample: MessageSection = {
  file: 'src/features/sample/sample-screen.tsx',
  rows: [
    {
      namespace: 'sample',
      english: 'Sign in',
      context: 'verb',
      files: [],
      translations: { 'zh-Hans': '登录', ja: 'サインイン', es: 'Iniciar la sesión de trabajo' },
    },
    {
      namespace: 'sample',
      english: 'Read <0>the terms</0>, {name}',
      context: '',
      files: [],
      translations: {
        'zh-Hans': '{name}，请阅读<0>条款</0>',
        ja: '{name}様、<0>規約</0>をお読みください',
        'pt-BR': '{name}, leia <0>os termos</0>',
        es: '{name}, lea <0>las condiciones</0>',
      },
    },
    {
      namespace: 'sample',
      english: '{days, plural, one {# day} other {# days}} left',
      context: '',
      files: [],
      translations: {
        'zh-Hans': '剩余 {days, plural, other {# 天}}',
        ja: '残り {days, plural, other {# 日}}',
        'pt-BR': '{days, plural, one {Resta # dia} many {Restam # de dias} other {Restam # dias}}',
        es: '{days, plural, one {Queda # día} many {Quedan # de días} other {Quedan # días}}',
      },
    },
  ],
}

/** Missing and wide translations, which finished screens lack. */
export const Marks: TranslationStory = {
  args: { messages: new Map([['A sample', [sample]]]), screen: 'A sample' },
  argTypes: { screen: { control: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('missing')).toBeVisible()
    await expect(canvas.getByText(/^\d[.]\d times as wide/)).toBeVisible()
    await expect(canvas.getAllByText('many')).toHaveLength(2)
    await userEvent.click(canvas.getByLabelText('Marked ones only'))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 of 3 messages; 1 missing a translation, 1 wider than there may be room for',
    )
    await expect(canvas.getByText('登录')).toBeVisible()
    await expect(canvas.queryByText('条款')).toBeNull()
  },
}
