import type { components } from '../../../src/api/generated/schema.gen.ts'

/** BCP 47 tags for Intl. */
export const languageTags: Record<components['schemas']['Language'], string> = {
  en: 'en-US',
  cn: 'zh-CN',
  jp: 'ja-JP',
  br: 'pt-BR',
  es: 'es-ES',
}
