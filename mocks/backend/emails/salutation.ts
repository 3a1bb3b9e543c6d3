import type { Schemas } from '../../world/rows/contract-types.ts'

const byName: Record<Schemas['Language'], (name: string) => string> = {
  en: (name) => `Dear ${name},`,
  cn: (name) => `尊敬的${name}，您好：`,
  jp: (name) => `${name} 様`,
  br: (name) => `Prezado(a) ${name},`,
  es: (name) => `Estimado/a ${name}:`,
}

const withoutName: Record<Schemas['Language'], string> = {
  en: 'Dear colleague,',
  cn: '尊敬的老师，您好：',
  jp: 'お世話になっております。',
  br: 'Prezado(a) colega,',
  es: 'Estimado/a colega:',
}

export function salutationOf(recipient: {
  language: Schemas['Language']
  fullName: string | null
}): string {
  const { language, fullName } = recipient
  return fullName === null ? withoutName[language] : byName[language](fullName)
}
