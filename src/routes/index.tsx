import { createFileRoute, redirect } from '@tanstack/react-router'
import { siteLanguage } from '../app/guards/site-language.ts'
import { afterPath } from '../lib/url/after-path.ts'

export const Route = createFileRoute('/')({
  staticData: { access: 'anyone' },
  beforeLoad: ({ context: { queryClient }, location }) => {
    const href = `/${siteLanguage(queryClient)}${afterPath(location.href)}`
    throw redirect({ href, replace: true })
  },
})
