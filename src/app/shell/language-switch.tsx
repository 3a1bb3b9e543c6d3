import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import { LanguageList } from './language-list.tsx'

export function LanguageSwitch() {
  const router = useRouter()
  const { language } = useRouteContext({ from: '/$lang' })
  const rest = useLocation({ select: ({ href }) => href.slice(language.length + 1) })
  return (
    <LanguageList
      language={language}
      rest={rest}
      onChoose={(href) =>
        void router.navigate({ href, state: true, replace: true, resetScroll: false })
      }
    />
  )
}
