import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notifyUnknownEdit } from '../editing-messages.ts'

/** Redirects to the list, with a warning. */
export function UnknownEdit() {
  useEffect(() => notifyUnknownEdit(), [])
  return <Navigate from="/$lang" to="/$lang/researcher/digital-editing/{-$status}" replace />
}
