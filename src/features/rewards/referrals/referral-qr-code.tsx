import { QRCodeSVG } from 'qrcode.react'

type Props = {
  link: string
  /** What the picture is, for those who cannot see it. */
  label: string
}

/** A link as a QR code, dark on white in both schemes, as cameras expect it. */
export function ReferralQrCode({ link, label }: Props) {
  return (
    <QRCodeSVG
      value={link}
      size={176}
      level="M"
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#1c2430"
      role="img"
      aria-label={label}
    />
  )
}
