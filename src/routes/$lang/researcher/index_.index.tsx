import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/researcher/index_/')({
  staticData: { access: 'signed-in' },
  beforeLoad: ({ params: { lang } }) => {
    throw redirect({ to: '/$lang/researcher', params: { lang }, replace: true })
  },
})
