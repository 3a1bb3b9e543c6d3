import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SelectBox } from '../../src/ui/form/fields/select-box.tsx'
import { screenGroups } from '../sitemap/screen-groups.ts'
import { FiveLanguages } from './five-languages.tsx'

type Props = { first: string; scheme: 'light' | 'dark' }

const screens = new Map(
  screenGroups.flatMap((group) => group.screens.map(({ story, title }) => [story, title])),
)

function ChosenScreen({ first, scheme }: Props) {
  const [story, setStory] = useState(first)
  return (
    <>
      <div style={{ maxWidth: 400, margin: 0, padding: '24px 16px 0' }} lang="en">
        <label htmlFor="screen">Screen</label>
        <SelectBox id="screen" value={story} onChange={({ target }) => setStory(target.value)}>
          {screenGroups.map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.screens.map(({ route, title, story: shown }) => (
                <option key={route} value={shown}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectBox>
      </div>
      <FiveLanguages key={story} id={story} title={screens.get(story) ?? story} scheme={scheme} />
    </>
  )
}

const meta: Meta<{ first: string }> = {
  title: 'Translations/Side by side',
  // Each language is compared in its own set of pictures.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { first: 'orders-dashboard--my-orders' },
  render: ({ first }, { globals }) => (
    <ChosenScreen first={first} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
}
export default meta

/** The toolbar's *All five* shows any other story so. */
export const EachLanguage: StoryObj<{ first: string }> = {
  play: async ({ canvas, userEvent }) => {
    const names = ['English', '中文', '日本語', 'Português', 'Español']
    const linked = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
    for (const name of names) {
      await expect(canvas.getByRole('heading', { level: 2, name: `${name}, alone` })).toBeVisible()
    }
    await userEvent.selectOptions(canvas.getByLabelText('Screen'), 'Sign in')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
    await expect(linked()).toContain('./?path=/story/auth-sign-in--ready&globals=language:jp')
  },
}

/** As chosen in the toolbar, for a part of the design system. */
export const AnyStoryByTheToolbar: StoryObj<{ first: string }> = {
  globals: { language: 'all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Translations/Side by side: Any Story By The Toolbar',
    )
    await expect(canvas.queryByLabelText('Screen')).toBeNull()
  },
}
