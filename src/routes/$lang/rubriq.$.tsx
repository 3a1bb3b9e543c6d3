import { createFileRoute } from '@tanstack/react-router'
import { RubriqPage } from '../../screens/rubriq/rubriq-page.tsx'

export const Route = createFileRoute('/$lang/rubriq/$')({
  staticData: { access: 'signed-in' },
  component: RubriqPage,
})
