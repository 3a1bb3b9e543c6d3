import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DigitalFileStatus } from '../../api/digital-files.ts'

const names: Record<DigitalFileStatus, MessageDescriptor> = {
  processing: msg`Processing`,
  completed: msg`Completed`,
  failed: msg`Failed`,
}

export const fileStatusName = (status: DigitalFileStatus): string => i18n._(names[status])
