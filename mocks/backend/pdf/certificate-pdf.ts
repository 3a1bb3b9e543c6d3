import type { Instant } from '../../../src/lib/instant.ts'
import { formatLocalDay } from '../rules/format-local-day.ts'
import { documentFile, type Letterhead } from './letterhead.ts'
import type { PdfBlock } from './pdf-blocks.ts'

export type EditingCertificate = {
  head: Letterhead
  code: string
  title: string
  authors: readonly string[]
  issuedAt: Instant
  orderNumber: string
  /** Address of the page that shows it to anybody. */
  verifiedAt: string
}

const labels = {
  en: {
    title: 'Editing certificate',
    text: 'This document certifies that the manuscript named below was edited for proper English language, grammar, punctuation, spelling and style by qualified editors who are native speakers of English.',
    manuscript: 'Manuscript',
    authors: 'Authors',
    issued: 'Issued on',
    order: 'Order',
    code: 'Verification code',
    check: 'Anyone can verify this certificate here, without an account:',
  },
  cn: {
    title: '润色证明',
    text: '兹证明下列稿件已由具备资质的英语母语编辑润色，内容涵盖英文表达、语法、标点、拼写和文风。',
    manuscript: '稿件标题',
    authors: '作者',
    issued: '签发日期',
    order: '订单',
    code: '验证码',
    check: '任何人均可在以下网址核验本证明，无需账户：',
  },
  jp: {
    title: '英文校正証明書',
    text: '下記の原稿について、英語を母語とする有資格の校正者が、英語表現、文法、句読点、綴りおよび文体を校正したことを証明いたします。',
    manuscript: '原稿の題名',
    authors: '著者',
    issued: '発行日',
    order: 'ご注文',
    code: '確認コード',
    check: '本校正証明書は、アカウントがなくても、次のページでどなたでも確認いただけます。',
  },
  br: {
    title: 'Certificado de edição',
    text: 'Certificamos que o manuscrito abaixo foi revisado quanto à língua inglesa, gramática, pontuação, ortografia e estilo por editores qualificados, falantes nativos de inglês.',
    manuscript: 'Manuscrito',
    authors: 'Autores',
    issued: 'Emitido em',
    order: 'Pedido',
    code: 'Código de verificação',
    check: 'Qualquer pessoa pode verificar este certificado aqui, sem precisar de uma conta:',
  },
  es: {
    title: 'Certificado de edición',
    text: 'Certificamos que el manuscrito indicado fue revisado en cuanto a lengua inglesa, gramática, puntuación, ortografía y estilo por editores cualificados de lengua materna inglesa.',
    manuscript: 'Manuscrito',
    authors: 'Autores',
    issued: 'Emitido el',
    order: 'Pedido',
    code: 'Código de verificación',
    check: 'Cualquier persona puede verificar este certificado aquí, sin necesidad de una cuenta:',
  },
} as const

export function certificatePdf(certificate: EditingCertificate): Promise<File> {
  const { head, code, title, authors, issuedAt, orderNumber, verifiedAt } = certificate
  const localized = labels[head.language]
  const centred = (text: string, size: number, serif = false): PdfBlock => ({
    kind: 'paragraph',
    text,
    size,
    serif,
    align: 'center',
  })
  const label = (text: string): PdfBlock => ({
    kind: 'paragraph',
    text,
    quiet: true,
    align: 'center',
  })
  const space = (height: number): PdfBlock => ({ kind: 'space', height })
  const blocks = [
    space(64),
    centred(localized.title, 34, true),
    space(22),
    centred(localized.text, 11.5),
    space(34),
    label(localized.manuscript),
    centred(title, 21, true),
    ...(authors.length > 0
      ? [space(14), label(localized.authors), centred(authors.join(', '), 13)]
      : []),
    space(44),
    {
      kind: 'pairs',
      align: 'center',
      pairs: [
        [localized.issued, formatLocalDay(issuedAt, head)],
        [localized.order, orderNumber],
        [localized.code, code],
      ],
    } as const,
    space(34),
    label(localized.check),
    { kind: 'link', address: verifiedAt, align: 'center' } as const,
  ]
  return documentFile(head, `${localized.title} ${code}`, blocks, { framed: true })
}
