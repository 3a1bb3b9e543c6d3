import type { components } from '../../../../src/api/schema.gen.ts'
import type { Mail } from '../send-mail.ts'

type Language = components['schemas']['Language']
type Words = { subject: string; paragraphs: readonly string[]; link: string }
type Reader = { to: string; language: Language; fullName: string }

const resetWords: Record<Language, (name: string) => Words> = {
  en: (name) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Dear ${name},`,
      'You asked for a new password. The link below works once, within an hour.',
      'If this was not you, you need not do anything: your password stays as it is.',
    ],
    link: 'Choose a new password',
  }),
  cn: (name) => ({
    subject: '设置新密码',
    paragraphs: [
      `${name}，您好：`,
      '您申请了设置新密码。以下链接在一小时内有效，且只能使用一次。',
      '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
    ],
    link: '设置新密码',
  }),
  jp: (name) => ({
    subject: '新しいパスワードの設定',
    paragraphs: [
      `${name} 様`,
      'パスワード再設定のお申し込みを受け付けました。以下のリンクは1時間以内に1回のみご利用いただけます。',
      'お心当たりのない場合は、何もなさらなくて結構です。パスワードは変更されません。',
    ],
    link: '新しいパスワードを設定する',
  }),
  br: (name) => ({
    subject: 'Escolha uma nova senha',
    paragraphs: [
      `Olá, ${name},`,
      'Você pediu uma nova senha. O link abaixo funciona uma única vez, durante uma hora.',
      'Se não foi você, não é preciso fazer nada: sua senha continua a mesma.',
    ],
    link: 'Escolher uma nova senha',
  }),
  es: (name) => ({
    subject: 'Elija una nueva contraseña',
    paragraphs: [
      `Hola, ${name}:`,
      'Ha solicitado una nueva contraseña. El enlace siguiente funciona una sola vez, durante una hora.',
      'Si no ha sido usted, no tiene que hacer nada: su contraseña no cambia.',
    ],
    link: 'Elegir una nueva contraseña',
  }),
}

const welcomeWords: Record<Language, (name: string) => Words> = {
  en: (name) => ({
    subject: 'Your account is ready',
    paragraphs: [
      `Dear ${name},`,
      'Thank you for registering. You can now place orders and have your English checked.',
    ],
    link: 'Go to your account',
  }),
  cn: (name) => ({
    subject: '您的账户已开通',
    paragraphs: [`${name}，您好：`, '感谢您的注册。您现在可以提交订单，并检查稿件的英文质量。'],
    link: '进入您的账户',
  }),
  jp: (name) => ({
    subject: 'アカウントのご用意ができました',
    paragraphs: [
      `${name} 様`,
      'ご登録ありがとうございます。ご注文や英語のチェックをご利用いただけるようになりました。',
    ],
    link: 'アカウントを開く',
  }),
  br: (name) => ({
    subject: 'Sua conta está pronta',
    paragraphs: [
      `Olá, ${name},`,
      'Agradecemos o seu cadastro. Agora você pode fazer pedidos e verificar o inglês do seu manuscrito.',
    ],
    link: 'Acessar sua conta',
  }),
  es: (name) => ({
    subject: 'Su cuenta está lista',
    paragraphs: [
      `Hola, ${name}:`,
      'Gracias por registrarse. Ya puede hacer pedidos y comprobar el inglés de su manuscrito.',
    ],
    link: 'Ir a su cuenta',
  }),
}

function mailOf({ to, language }: Reader, { link, ...words }: Words, href: string): Mail {
  return { to, language, ...words, links: [{ words: link, href }] }
}

/** The mail with the link (`href`) by which a password is chosen. */
export const passwordResetMail = (reader: Reader, href: string): Mail =>
  mailOf(reader, resetWords[reader.language](reader.fullName), href)

/** The mail that confirms a registration. */
export const welcomeMail = (reader: Reader): Mail =>
  mailOf(reader, welcomeWords[reader.language](reader.fullName), `/${reader.language}/researcher`)
