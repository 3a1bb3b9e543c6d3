import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Manuscripts } from '../manuscripts.tsx'

it('lists the manuscripts', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  createRoot(document.body).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Manuscripts />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await expect.element(page.getByText(/\d words$/).first()).toBeVisible()
})
