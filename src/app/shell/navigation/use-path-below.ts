import { useLocation, useRouteContext } from '@tanstack/react-router'

export function usePathBelow(): string {
  const { language } = useRouteContext({ from: '/$lang' })
  return useLocation({ select: ({ pathname }) => pathname.slice(language.length + 1) })
}
