import { useMutationState } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { archiveAssessmentMutation } from '../../../api/grammar-check.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { tellUnknownReport } from './report-messages.ts'

type Props = { identity: string; language: SiteLanguage }

/** Leads from a report that is gone to the list, and says so to whoever did not archive it here. */
export function UnknownReport({ identity, language: lang }: Props) {
  const { mutationKey } = archiveAssessmentMutation()
  const archived = useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => state.variables,
  })
  const isArchivedHere = archived.includes(identity)
  useEffect(() => {
    if (!isArchivedHere) tellUnknownReport()
  }, [isArchivedHere])
  return <Navigate to="/$lang/researcher/grammar-check" params={{ lang }} replace />
}
