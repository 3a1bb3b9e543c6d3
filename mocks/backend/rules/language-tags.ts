import type { Schemas } from '../../world/rows/contract-types.ts'

/** BCP 47 tags for Intl. */
export const languageTags: Record<Schemas['Language'], string> = {
  en: 'en-US',
  cn: 'zh-CN',
  jp: 'ja-JP',
  br: 'pt-BR',
  es: 'es-ES',
}
