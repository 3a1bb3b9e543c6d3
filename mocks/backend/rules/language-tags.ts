import type { components } from '../../../src/api/generated/schema.gen.ts'

/** The languages of the site as Intl names them (BCP 47). */
export const languageTags: Record<components['schemas']['Language'], string> = {
  en: 'en-US',
  cn: 'zh-CN',
  jp: 'ja-JP',
  br: 'pt-BR',
  es: 'es-ES',
}
