import type { Schemas } from '../../../world/rows/contract-types.ts'
import { digitalProducts } from '../digital-products.ts'
import { type ReferenceService, services } from './form-services.ts'

type ServiceLabels = Record<Exclude<Schemas['Language'], 'en'>, string>

const labels = (cn: string, jp: string, br: string, es: string): ServiceLabels => ({
  cn,
  jp,
  br,
  es,
})

const serviceLabels: Record<string, ServiceLabels> = {
  'svc-standard-editing': labels(
    '标准润色',
    'スタンダード英文校正',
    'Edição padrão',
    'Edición estándar',
  ),
  'svc-premium-editing': labels(
    '高级润色',
    'プレミアム英文校正',
    'Edição premium',
    'Edición premium',
  ),
  'svc-vip-editing': labels('VIP润色', 'VIP英文校正', 'Edição VIP', 'Edición VIP'),
  'svc-scientific-editing': labels(
    '科学润色',
    'サイエンティフィック英文校正',
    'Edição científica',
    'Edición científica',
  ),
  'svc-translation': labels('学术翻译', '学術翻訳', 'Tradução acadêmica', 'Traducción académica'),
  'svc-translation-editing': labels(
    '翻译与高级润色',
    '翻訳＋プレミアム英文校正',
    'Tradução e edição premium',
    'Traducción y edición premium',
  ),
  'svc-long-translation': labels(
    '长文翻译',
    '長文翻訳',
    'Tradução de textos longos',
    'Traducción de textos largos',
  ),
  'svc-standard-rework': labels(
    '标准二次润色',
    'スタンダード再校正',
    'Nova rodada de edição padrão',
    'Nueva ronda de edición estándar',
  ),
  'svc-premium-rework': labels(
    '高级二次润色',
    'プレミアム再校正',
    'Nova rodada de edição premium',
    'Nueva ronda de edición premium',
  ),
  'svc-figures': labels(
    '图片格式调整',
    '図のフォーマット調整',
    'Formatação de figuras',
    'Formato de figuras',
  ),
  'svc-table-formatting': labels(
    '表格格式调整',
    '表のフォーマット調整',
    'Formatação de tabelas',
    'Formato de tablas',
  ),
  'svc-formatting': labels(
    '稿件排版',
    '原稿フォーマット調整',
    'Formatação de manuscrito',
    'Formato de manuscrito',
  ),
  'svc-journal-rec': labels(
    '期刊推荐',
    '投稿先ジャーナルの提案',
    'Recomendação de periódicos',
    'Recomendación de revistas',
  ),
  'svc-plagiarism-check': labels(
    '查重',
    '剽窃チェック',
    'Verificação de plágio',
    'Comprobación de plagio',
  ),
  'svc-cover-letter': labels(
    '投稿信',
    'カバーレター',
    'Carta de apresentação',
    'Carta de presentación',
  ),
  'svc-presubmission-review': labels(
    '投稿前评审',
    '投稿前レビュー',
    'Parecer pré-submissão',
    'Revisión previa al envío',
  ),
  'svc-concierge': labels(
    '专属服务',
    'コンシェルジュサービス',
    'Serviço personalizado',
    'Servicio personalizado',
  ),
  'svc-custom-illustration': labels(
    '定制插图',
    'オーダーメイドのイラスト',
    'Ilustração sob medida',
    'Ilustración a medida',
  ),
  'svc-video': labels('视频摘要', '動画サマリー', 'Resumo em vídeo', 'Videorresumen'),
  'svc-graphical-abstract': labels(
    '图文摘要',
    'グラフィカルアブストラクト',
    'Resumo gráfico',
    'Resumen gráfico',
  ),
  'svc-infographic': labels('信息图', 'インフォグラフィック', 'Infográfico', 'Infografía'),
  'svc-rapid-review': labels('快速评审', '迅速レビュー', 'Parecer rápido', 'Revisión rápida'),
  'digital-editing-year': labels(
    'AI润色一年',
    'AI校正（1年間）',
    'Edição digital por um ano',
    'Edición digital por un año',
  ),
}

const englishNames = new Map<string, string>(
  [...Object.values<ReferenceService>(services), ...digitalProducts].map(({ identity, name }) => [
    identity,
    name,
  ]),
)

const packageLabels: Record<Exclude<Schemas['Language'], 'en'>, (uses: number) => string> = {
  cn: (uses) => `${uses} 次翻译`,
  jp: (uses) => `翻訳${uses}回分`,
  br: (uses) => (uses === 1 ? 'Uma tradução' : `Pacote de ${uses} traduções`),
  es: (uses) => (uses === 1 ? 'Una traducción' : `Paquete de ${uses} traducciones`),
}

export function serviceNameIn(
  identity: string,
  language: Schemas['Language'],
  name = identity,
): string {
  if (language === 'en') return englishNames.get(identity) ?? name
  const product = digitalProducts.find((candidate) => candidate.identity === identity)
  if (product?.uses) return packageLabels[language](product.uses)
  return serviceLabels[identity]?.[language] ?? name
}

export function countedServiceIn(
  { identity, quantity }: { identity: string; quantity: number },
  language: Schemas['Language'],
  english?: string,
): string {
  const name = serviceNameIn(identity, language, english)
  return quantity > 1 ? `${name} × ${quantity}` : name
}

const deliveryLabels = {
  rush: {
    en: 'rush delivery',
    ...labels('加急交付', '特急納品', 'entrega urgente', 'entrega urgente'),
  },
  express: {
    en: 'express delivery',
    ...labels('特急交付', '超特急納品', 'entrega expressa', 'entrega exprés'),
  },
}

/** Null for the usual delivery, which needs no mention. */
export function deliveryIn(
  tier: Schemas['DeliveryTier'],
  language: Schemas['Language'],
): string | null {
  return tier === 'standard' ? null : deliveryLabels[tier][language]
}
