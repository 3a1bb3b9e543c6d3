import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../app/guards/route-register.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'anyone' },
  component: Outlet,
})
