import { QRCodeSVG } from 'qrcode.react'

type Props = {
  link: string
  label: string
}

/** Dark on white in both color schemes, for scanners. */
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
