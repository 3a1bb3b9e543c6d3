import type { ExternalOperationId, OperationId } from '../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../src/lib/instant.ts'
import type { Change } from '../store/changes.ts'
import type { World } from '../world/galley-world.ts'
import type { CallLog } from './calls/call-log.ts'
import type { FaultEffect } from './calls/fault-effects.ts'
import type { Handlers } from './calls/operation-types.ts'
import type { ResponseKind } from './calls/response-kind.ts'
import type { SiteCallId } from './external-sites/site-call-id.ts'
import type { ManuscriptTasks } from './manuscripts/manuscript-tasks.ts'
import type { PdfWriter } from './pdf/write-pdf.ts'

type CallCommit = {
  at: number
  operation: OperationId | ExternalOperationId | SiteCallId
  changes: readonly Change[]
}

export type BackendOptions = {
  world: World
  now: () => Instant
  manuscripts: ManuscriptTasks
  writePdf: PdfWriter
  calls: CallLog
  /** Folder that the portal is served from, with slashes around it. */
  base?: string
  onCommit?: (commit: CallCommit) => void
  /** Response class of the answers; a transport may pass a faster one than the platform's. */
  Response?: ResponseKind
  handlers?: Handlers
}

export type Exchange = FaultEffect & {
  /** The session token for the transport to store; undefined for calls without a session. */
  session: string | undefined
}
