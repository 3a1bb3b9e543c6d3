import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Fapiao, FapiaoService, FapiaoType } from '../../api/fapiao.ts'
import { entryOf, type Listed } from '../../lib/unlisted.ts'
import { showMessage } from '../../ui/messages/message-store.ts'

/** Of organization and service names at the tax office. */
export const officialLanguage = 'zh-Hans'

export const fapiaoTypeLabels: Record<Listed<FapiaoType>, MessageDescriptor> = {
  general: msg`General fapiao`,
  special: msg`Special fapiao`,
}

const serviceLabels: Record<Listed<FapiaoService['serviceType']>, MessageDescriptor> = {
  'technical-service': msg`Technical service`,
  editing: msg`Editing`,
  translation: msg`Translation`,
  consulting: msg`Consulting`,
  'information-service': msg`Information service`,
}

export function fapiaoServiceName({ serviceType, serviceTypeName }: FapiaoService): string {
  const label = entryOf(serviceLabels, serviceType)
  if (i18n.locale === officialLanguage || !label) return serviceTypeName
  const name = i18n._(label)
  return t`${name} (${serviceTypeName})`
}

const requested: Record<Listed<FapiaoType>, (email: string) => string> = {
  general: (email) =>
    t`Your general fapiao has been requested. It is usually issued within a day and sent to ${email}.`,
  special: (email) =>
    t`Your special fapiao has been requested. It is usually issued within a day and sent to ${email}.`,
}

const cancelled: Record<Listed<FapiaoType>, () => string> = {
  general: () => t`The general fapiao has been cancelled. You can request another.`,
  special: () => t`The special fapiao has been cancelled. You can request another.`,
}

export function notifyRequested({ identity, type, contactEmail }: Fapiao): void {
  const text = () =>
    entryOf(requested, type)?.(contactEmail) ??
    t`Your fapiao has been requested. It is usually issued within a day and sent to ${contactEmail}.`
  showMessage({ key: `fapiao ${identity}`, kind: 'success', text })
}

export function notifyCancelled({ identity, type }: Fapiao): void {
  const text = () =>
    entryOf(cancelled, type)?.() ?? t`The fapiao has been cancelled. You can request another.`
  showMessage({ key: `fapiao ${identity}`, kind: 'success', text })
}
