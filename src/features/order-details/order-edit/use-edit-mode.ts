import { useNavigate } from '@tanstack/react-router'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'

/** Opens and closes the edit mode, which is in the address and so outlasts a reload. */
export function useEditMode() {
  const navigate = useNavigate({
    from: '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
  })
  const show = async (edit: 'true' | undefined) => {
    // The state of the address knows where the back link leads.
    await navigate({ to: '.', search: { edit }, state: true, replace: true, ignoreBlocker: true })
    focusPageHeading()
  }
  return { open: () => void show('true'), leave: () => void show(undefined) }
}
