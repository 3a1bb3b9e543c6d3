import type { components } from '../../../src/api/generated/schema.gen.ts'

export type FeatureFlags = components['schemas']['FeatureFlags']
export type FlagName = keyof FeatureFlags

export const usualFlags: FeatureFlags = {
  upload_files_ui: true,
  wechat_sso: false,
  prepay_enabled: true,
  chinese_digital_translation: false,
  curie_is_launched: false,
  rubriq_hosted_elsewhere: false,
  premiumAdvancedEditing: false,
  captcha: true,
  language_detection: true,
  express_delivery: true,
  service_bundles: true,
  digital_editing_trial: false,
  anonymous_language_assessment: true,
  digital_editing: true,
  digital_translation: true,
}

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(usualFlags, name)
}

export const flagNames = Object.keys(usualFlags)
