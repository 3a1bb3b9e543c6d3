import { useMutationState } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { archiveAssessmentMutation } from '../../../api/grammar-check.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { notifyUnknownReport } from './report-messages.ts'

type Props = { identity: string; language: SiteLanguage }

/** Redirects to the list, with a warning unless the user archived the report here. */
export function UnknownReport({ identity, language: lang }: Props) {
  const { mutationKey } = archiveAssessmentMutation()
  const archived = useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => state.variables,
  })
  const isArchivedHere = archived.includes(identity)
  useEffect(() => {
    if (!isArchivedHere) notifyUnknownReport()
  }, [isArchivedHere])
  return <Navigate to="/$lang/researcher/grammar-check" params={{ lang }} replace />
}
