import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../../app/pages/error-page.tsx'

export const Route = createFileRoute('/$lang/error')({
  staticData: { access: 'anyone' },
  component: ErrorPage,
})
