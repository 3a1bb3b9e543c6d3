import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

type LevelName = Schemas['LoyaltyLevel']['name']

type ReachedLevel = {
  level: LevelName
  code: string
  percent: number
  /** The last instant of the code, shown as a day of the IANA zone. */
  endsAt: Instant
  zone: string
}

const levelNames: Record<Schemas['Language'], Record<LevelName, string>> = {
  en: { welcome: 'Welcome', premier: 'Premier', elite: 'Elite' },
  cn: { welcome: '入门', premier: '优享', elite: '尊享' },
  jp: { welcome: 'ウェルカム', premier: 'プレミア', elite: 'エリート' },
  br: { welcome: 'Inicial', premier: 'Premier', elite: 'Elite' },
  es: { welcome: 'Inicial', premier: 'Premier', elite: 'Élite' },
}

export const levelReachedMail = mailTemplate<ReachedLevel, 'rewards'>({
  links: () => [{ name: 'rewards', path: '/researcher/rewards' }],
  content: {
    en: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `You have reached ${levelNames.en[level]}`,
      paragraphs: [
        `Thank you for your orders. Use code ${code} by ${day(endsAt, zone)} for ${percent}% off an order.`,
      ],
      links: { rewards: 'View your rewards' },
    }),
    cn: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `您已升至“${levelNames.cn[level]}”等级`,
      paragraphs: [
        `感谢您一直以来的信任。使用优惠码 ${code}，您的一个订单可享 ${percent}% 折扣，有效期至${day(endsAt, zone)}。`,
      ],
      links: { rewards: '查看奖励' },
    }),
    jp: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `会員ランクが「${levelNames.jp[level]}」になりました`,
      paragraphs: [
        `日頃よりご利用いただき、誠にありがとうございます。次回以降のご注文1件に、${percent}% 割引となるコード ${code} をご利用いただけます（有効期限：${day(endsAt, zone)}）。`,
      ],
      links: { rewards: '特典を見る' },
    }),
    br: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `Você alcançou o nível ${levelNames.br[level]}`,
      paragraphs: [
        `Agradecemos sua confiança. O código ${code} dá ${percent}% de desconto em um dos próximos pedidos, até ${day(endsAt, zone)}.`,
      ],
      links: { rewards: 'Ver suas recompensas' },
    }),
    es: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `Ha alcanzado el nivel ${levelNames.es[level]}`,
      paragraphs: [
        `Gracias por su confianza. El código ${code} ofrece un ${percent} % de descuento en uno de los próximos pedidos, hasta el ${day(endsAt, zone)}.`,
      ],
      links: { rewards: 'Ver sus recompensas' },
    }),
  },
})
