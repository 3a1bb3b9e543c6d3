import type { Schemas } from '../../world/rows/contract-types.ts'

/** IANA zones. */
export const siteZones: Record<Schemas['LocalizationCode'], string> = {
  us: 'America/New_York',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  br: 'America/Sao_Paulo',
  es: 'Europe/Madrid',
}
