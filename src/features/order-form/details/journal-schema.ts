import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import type { OrderForm } from '../../../api/order-form/order-form.ts'

const longestJournalName = 255
export const longestJournalUrl = 255

type Asks = {
  required: boolean
  saved: OrderForm['journal']
}

type Typed = { name?: string; url?: string }

export function journalSchema({ required, saved }: Asks) {
  return object({
    name: string()
      .trim()
      .default('')
      .test('name', (name, { parent, createError }) => {
        const { url = '' }: Typed = parent
        if (name === '' && required) {
          return createError({
            message: () =>
              t`You have selected a service that requires you to enter journal details.`,
          })
        }
        if (name === '' && url.trim() !== '') {
          return createError({
            message: () => t`Please enter the name of the journal, or remove its website.`,
          })
        }
        return true
      })
      .test(
        'length',
        () => t`Please shorten the name to at most ${longestJournalName} characters.`,
        (name) => [...name].length <= longestJournalName,
      ),
    url: string()
      .trim()
      .default('')
      .test(
        'start',
        () => t`Your journal website must start with http:// or https://`,
        (url) => url === '' || /^https?:\/\//i.test(url),
      )
      .test(
        'length',
        () => t`Please shorten the website to at most ${longestJournalUrl} characters.`,
        (url) => [...url].length <= longestJournalUrl,
      )
      .test(
        'change',
        () =>
          t`You named another journal, but the website is still that of the previous journal. Please change the website or leave it empty.`,
        (url, { parent }) => {
          const { name = '' }: Typed = parent
          if (saved === null || url === '' || name.trim() === '') return true
          return url !== saved.url || name.trim() === saved.name
        },
      ),
  })
}
