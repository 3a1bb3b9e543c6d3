import { mailTemplate } from './mail-template.ts'

type PasswordResetLink = { hash: string; userIdentity: string }

export const passwordResetMail = mailTemplate<PasswordResetLink, 'reset'>({
  links: ({ hash, userIdentity }) => [
    { name: 'reset', path: `/login/reset-password/${hash}/${userIdentity}` },
  ],
  content: {
    en: () => ({
      subject: 'Choose a new password',
      paragraphs: [
        'You asked to reset your password. The link below works once and expires in an hour.',
        'If this was not you, ignore this e-mail. Your password has not changed.',
      ],
      links: { reset: 'Choose a new password' },
    }),
    cn: () => ({
      subject: '设置新密码',
      paragraphs: [
        '我们收到了您的密码重置申请。以下链接一小时内有效，仅可使用一次。',
        '如非您本人操作，请忽略此邮件，您的密码没有更改。',
      ],
      links: { reset: '设置新密码' },
    }),
    jp: () => ({
      subject: '新しいパスワードの設定',
      paragraphs: [
        'パスワード再設定のお申し込みを受け付けました。以下のリンクは、1時間以内に1回のみご利用いただけます。',
        'お心当たりのない場合は、このメールを破棄してくださいますようお願いいたします。パスワードは変更されません。',
      ],
      links: { reset: '新しいパスワードを設定する' },
    }),
    br: () => ({
      subject: 'Escolha uma nova senha',
      paragraphs: [
        'Recebemos seu pedido de nova senha. O link abaixo funciona uma única vez, durante uma hora.',
        'Se não foi você, não é preciso fazer nada: sua senha não foi alterada.',
      ],
      links: { reset: 'Escolher uma nova senha' },
    }),
    es: () => ({
      subject: 'Elija una nueva contraseña',
      paragraphs: [
        'Hemos recibido su solicitud de una nueva contraseña. El enlace siguiente funciona una sola vez, durante una hora.',
        'Si no la ha solicitado, no tiene que hacer nada: su contraseña no ha cambiado.',
      ],
      links: { reset: 'Elegir una nueva contraseña' },
    }),
  },
})
