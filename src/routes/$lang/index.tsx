import { createFileRoute } from '@tanstack/react-router'
import { redirectHome } from '../../app/guards/home-redirect.ts'

export const Route = createFileRoute('/$lang/')({
  staticData: { access: 'anyone' },
  beforeLoad: redirectHome,
})
