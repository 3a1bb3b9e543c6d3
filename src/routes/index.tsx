import { createFileRoute, redirect } from '@tanstack/react-router'
import { rememberedLanguage } from '../app/site-language.ts'

export const Route = createFileRoute('/')({
  staticData: { access: 'anyone' },
  beforeLoad: () => {
    throw redirect({ to: '/$lang', params: { lang: rememberedLanguage() }, replace: true })
  },
})
