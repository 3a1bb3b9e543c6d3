import { useMutationState } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { archiveAssessmentMutation } from '../../../api/grammar-check.ts'
import { notifyUnknownReport } from './report-messages.ts'

/** Redirects to the list, with a warning unless the user archived the report here. */
export function UnknownReport({ identity }: { identity: string }) {
  const { mutationKey } = archiveAssessmentMutation()
  const archived = useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => state.variables,
  })
  const isArchivedHere = archived.includes(identity)
  useEffect(() => {
    if (!isArchivedHere) notifyUnknownReport()
  }, [isArchivedHere])
  return <Navigate from="/$lang" to="/$lang/researcher/grammar-check" replace />
}
