import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Fapiao, FapiaoService, FapiaoType } from '../../api/fapiao.ts'
import { showMessage } from '../../ui/messages/message-store.ts'

/** Of organization and service names at the tax office. */
export const officialLanguage = 'zh-Hans'

export const fapiaoTypeLabels: Record<FapiaoType, MessageDescriptor> = {
  general: msg`General fapiao`,
  special: msg`Special fapiao`,
}

const serviceLabels: Record<FapiaoService['serviceType'], MessageDescriptor> = {
  'technical-service': msg`Technical service`,
  editing: msg`Editing`,
  translation: msg`Translation`,
  consulting: msg`Consulting`,
  'information-service': msg`Information service`,
}

/** Adds the official Chinese name for readers of other languages. */
export function fapiaoServiceName({ serviceType, serviceTypeName }: FapiaoService): string {
  if (i18n.locale === officialLanguage || !Object.hasOwn(serviceLabels, serviceType)) {
    return serviceTypeName
  }
  const name = i18n._(serviceLabels[serviceType])
  return t`${name} (${serviceTypeName})`
}

const requested: Record<FapiaoType, (email: string) => string> = {
  general: (email) =>
    t`Your general fapiao has been requested. It is usually issued within a day and sent to ${email}.`,
  special: (email) =>
    t`Your special fapiao has been requested. It is usually issued within a day and sent to ${email}.`,
}

const cancelled: Record<FapiaoType, () => string> = {
  general: () => t`The general fapiao has been cancelled. You can request another.`,
  special: () => t`The special fapiao has been cancelled. You can request another.`,
}

export function notifyRequested({ identity, type, contactEmail }: Fapiao): void {
  const text = () => requested[type](contactEmail)
  showMessage({ key: `fapiao ${identity}`, kind: 'success', text })
}

export function notifyCancelled({ identity, type }: Fapiao): void {
  showMessage({ key: `fapiao ${identity}`, kind: 'success', text: cancelled[type] })
}
