import type { Decorator } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'

/** For components with links. */
export const inRouter: Decorator = (Story) => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: { access: 'anyone' }, component: () => <Story /> }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}
