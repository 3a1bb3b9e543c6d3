import { useLocation, useRouteContext } from '@tanstack/react-router'

/** The path below the language, such as `/researcher`. */
export function usePathBelow(): string {
  const { language } = useRouteContext({ from: '/$lang' })
  return useLocation({ select: ({ pathname }) => pathname.slice(language.length + 1) })
}
