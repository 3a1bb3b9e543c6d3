import { mailTemplate } from './mail-template.ts'

type ReferralMailData = {
  friend: string
  companyName: string
}

/** The referral is matched by the address that registers, so the link carries no code. */
export const referralMail = mailTemplate<ReferralMailData, 'register'>({
  links: () => [{ name: 'register', path: '/register' }],
  content: {
    en: ({ friend, companyName }) => ({
      subject: `${friend} recommends ${companyName}`,
      paragraphs: [
        `${friend} uses our editing services and thinks you would find them useful.`,
        `${companyName} edits and translates manuscripts for researchers who publish in English.`,
      ],
      links: { register: 'Create an account' },
    }),
    cn: ({ friend, companyName }) => ({
      subject: `${friend} 向您推荐 ${companyName}`,
      paragraphs: [
        `${friend} 曾使用我们的稿件润色服务，认为它对您也会有所帮助。`,
        `${companyName} 为以英语发表论文的科研人员提供稿件润色与翻译服务。`,
      ],
      links: { register: '注册' },
    }),
    jp: ({ friend, companyName }) => ({
      subject: `${friend} 様より ${companyName} のご紹介です`,
      paragraphs: [
        `弊社の英文校正をご利用くださった ${friend} 様のご紹介により、ご案内申し上げます。`,
        `${companyName} は、英語で論文を発表する研究者の皆様のために、原稿の英文校正と翻訳を行っております。`,
      ],
      links: { register: 'ご登録はこちら' },
    }),
    br: ({ friend, companyName }) => ({
      subject: `${friend} recomenda a ${companyName} a você`,
      paragraphs: [
        `${friend} já confiou seus manuscritos à nossa equipe e acredita que o serviço também possa ser útil a você.`,
        `A ${companyName} edita e traduz manuscritos para pesquisadores que publicam em inglês.`,
      ],
      links: { register: 'Fazer o cadastro' },
    }),
    es: ({ friend, companyName }) => ({
      subject: `${friend} recomienda ${companyName}`,
      paragraphs: [
        `${friend} nos ha confiado la edición de sus manuscritos y cree que el servicio también puede ser útil para usted.`,
        `${companyName} edita y traduce manuscritos para investigadores que publican en inglés.`,
      ],
      links: { register: 'Registrarse' },
    }),
  },
})
