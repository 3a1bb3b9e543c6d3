import type { Schemas } from '../../world/contract-types.ts'
import { mailTemplate } from './mail-template.ts'

type LevelName = Schemas['LoyaltyLevel']['name']

type ReachedLevel = {
  level: LevelName
  code: string
  percent: number
  /** The last instant of the code, epoch milliseconds, shown as a day of the IANA zone. */
  endsAt: number
  zone: string
}

const levelNames: Record<LevelName, string> = {
  welcome: 'Welcome',
  premier: 'Premier',
  elite: 'Elite',
}

export const levelReachedMail = mailTemplate<ReachedLevel, 'rewards'>({
  links: () => [{ name: 'rewards', path: '/researcher/rewards' }],
  content: {
    en: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `You have reached ${levelNames[level]}`,
      paragraphs: [
        `Thank you for your orders. The code ${code} takes ${percent}% off one of your next ones, until ${day(endsAt, zone)}.`,
      ],
      links: { rewards: 'Open your rewards' },
    }),
    cn: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `您已升至 ${levelNames[level]} 等级`,
      paragraphs: [
        `感谢您一直以来的信任。使用优惠码 ${code}，您接下来的一个订单可减免 ${percent}%，有效期至${day(endsAt, zone)}。`,
      ],
      links: { rewards: '查看您的奖励' },
    }),
    jp: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `会員ランクが ${levelNames[level]} になりました`,
      paragraphs: [
        `日頃よりご利用いただき、誠にありがとうございます。次回以降のご注文1件に、${percent}% 割引となるコード ${code} をご利用いただけます（有効期限：${day(endsAt, zone)}）。`,
      ],
      links: { rewards: '特典を見る' },
    }),
    br: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `Você alcançou o nível ${levelNames[level]}`,
      paragraphs: [
        `Agradecemos os seus pedidos. O código ${code} dá ${percent}% de desconto em um dos próximos, até ${day(endsAt, zone)}.`,
      ],
      links: { rewards: 'Ver suas recompensas' },
    }),
    es: ({ level, code, percent, endsAt, zone }, { day }) => ({
      subject: `Ha alcanzado el nivel ${levelNames[level]}`,
      paragraphs: [
        `Gracias por sus pedidos. El código ${code} le da un ${percent} % de descuento en uno de los próximos, hasta el ${day(endsAt, zone)}.`,
      ],
      links: { rewards: 'Ver sus recompensas' },
    }),
  },
})
