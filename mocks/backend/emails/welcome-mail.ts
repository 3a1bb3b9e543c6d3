import { mailTemplate } from './mail-template.ts'

type WelcomeMailData = { email: string }

export const welcomeMail = mailTemplate<WelcomeMailData, 'home'>({
  links: () => [{ name: 'home', path: '/researcher' }],
  content: {
    en: ({ email }) => ({
      subject: 'Your account is ready',
      paragraphs: [
        `Thank you for signing up. You will use ${email} to sign in.`,
        'You can now place orders and check the English of your manuscripts.',
      ],
      links: { home: 'Go to your account' },
    }),
    cn: ({ email }) => ({
      subject: '您的账户已开通',
      paragraphs: [
        `感谢您的注册。您的账户邮箱为 ${email}。`,
        '您现在可以下单，并检查稿件的英文质量。',
      ],
      links: { home: '进入账户' },
    }),
    jp: ({ email }) => ({
      subject: 'アカウントのご用意ができました',
      paragraphs: [
        `ご登録ありがとうございます。ご登録のメールアドレスは ${email} です。`,
        'ご注文や英語のチェックをご利用いただけるようになりました。',
      ],
      links: { home: 'アカウントを開く' },
    }),
    br: ({ email }) => ({
      subject: 'Sua conta está pronta',
      paragraphs: [
        `Agradecemos o seu cadastro. O e-mail da sua conta é ${email}.`,
        'Agora você pode fazer pedidos e verificar o inglês do seu manuscrito.',
      ],
      links: { home: 'Acessar sua conta' },
    }),
    es: ({ email }) => ({
      subject: 'Su cuenta está lista',
      paragraphs: [
        `Gracias por registrarse. El correo electrónico de su cuenta es ${email}.`,
        'Ya puede hacer pedidos y comprobar el inglés de su manuscrito.',
      ],
      links: { home: 'Ir a su cuenta' },
    }),
  },
})
