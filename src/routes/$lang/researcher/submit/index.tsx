import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/researcher/submit/')({
  staticData: { access: 'anyone' },
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/$lang/researcher/submit/resume', params, search, replace: true })
  },
})
