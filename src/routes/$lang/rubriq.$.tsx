import { createFileRoute } from '@tanstack/react-router'
import { RubriqPage } from '../../screens/rubriq-page.tsx'

/** Where Rubriq is a site of its own, a guard has already redirected there. */
export const Route = createFileRoute('/$lang/rubriq/$')({
  staticData: { access: 'signed-in' },
  component: RubriqPage,
})
