import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { mailSamples } from '../../mocks/backend/emails/mail-samples.ts'
import { siteLanguages } from '../../src/i18n/locales.ts'
import styles from './documents.module.css'
import { MailSheet } from './email-view.tsx'

/** `password-reset` is "Password reset". */
const titleOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')

/** All emails of a kind in the five languages. */
function MailInEveryLanguage({ kind }: { kind: string }) {
  const sample = mailSamples[kind]
  if (!sample) throw new Error(`There is no mail "${kind}".`)
  return (
    <section className={styles.mails} aria-label={titleOf(kind)} lang="en">
      <h2>{titleOf(kind)}</h2>
      {siteLanguages.map((language) => (
        <MailSheet
          key={language}
          mail={sample.make({ to: 'ana@example.edu', language, fullName: 'Ana Gil' })}
        />
      ))}
    </section>
  )
}

const meta: Meta<typeof MailInEveryLanguage> = {
  title: 'Documents/Emails',
  component: MailInEveryLanguage,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'password-reset' },
  argTypes: { kind: { control: 'select', options: Object.keys(mailSamples) } },
}

export default meta

export const OneKind: StoryObj<typeof MailInEveryLanguage> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(siteLanguages.length)
  },
}

export const EveryKind: StoryObj<typeof MailInEveryLanguage> = {
  tags: ['deep'],
  render: () => (
    <>
      {Object.keys(mailSamples).map((kind) => (
        <MailInEveryLanguage key={kind} kind={kind} />
      ))}
    </>
  ),
}
