import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { Manuscripts } from './manuscripts.tsx'

i18n.loadAndActivate({
  locale: 'en',
  messages: { heading: 'Manuscripts', title: 'Title', search: 'Search', draw: 'Draw all rows' },
})

const rootRoute = createRootRoute()
const only = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: Manuscripts,
  // The application's types require it of every route.
  staticData: { access: 'anyone' },
})
const router = createRouter({ routeTree: rootRoute.addChildren([only]) })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>,
)
