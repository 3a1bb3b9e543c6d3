import type { ReactNode, SVGProps } from 'react'

export type IconName =
  | 'check'
  | 'tick'
  | 'clock'
  | 'warning'
  | 'cross'
  | 'error'
  | 'grey'
  | 'now'
  | 'info'
  | 'file'
  | 'menu'
  | 'close'
  | 'arrow-left'
  | 'chevron-down'
  | 'external'
  | 'eye'
  | 'eye-off'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const
const cut = { fill: 'none', stroke: 'var(--surface)', strokeWidth: 1.8 } as const

const shapes: Record<IconName, ReactNode> = {
  check: (
    <>
      <circle cx="8" cy="8" r="8" fill="var(--green)" />
      <path d="M4.5 8.2l2.4 2.4 4.6-5" {...cut} stroke="#fff" strokeWidth={2} />
    </>
  ),
  tick: <path d="M2.5 8.5l3.5 3.5 7.5-8" {...line} />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6.5" {...line} stroke="var(--rule-strong)" />
      <path d="M8 4v4l3 2" {...line} />
    </>
  ),
  warning: (
    <>
      <path d="M8 1l7.5 14H.5z" fill="currentColor" />
      <path d="M8 6v4.5M8 12.2v1.4" {...cut} />
    </>
  ),
  cross: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M5 5l6 6M11 5l-6 6" {...cut} />
    </>
  ),
  error: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M8 3.5v5.6M8 11v1.6" {...cut} />
    </>
  ),
  grey: <circle cx="8" cy="8" r="6.5" {...line} stroke="var(--rule-strong)" />,
  now: <circle cx="8" cy="8" r="6.5" {...line} stroke="var(--accent)" strokeWidth={3} />,
  info: (
    <>
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M8 3.4V5M8 6.8v5.6" {...cut} />
    </>
  ),
  file: <path d="M3 1.5h6.5L13 5v9.5H3zM5.5 7.5h5M5.5 10.5h3.5" {...line} strokeWidth={1.5} />,
  menu: <path d="M1 4h14M1 8h14M1 12h14" {...line} />,
  close: <path d="M3 3l10 10M13 3L3 13" {...line} />,
  'arrow-left': <path d="M14 8H3M7.5 3L2.5 8l5 5" {...line} />,
  'chevron-down': <path d="M3 5.5l5 5 5-5" {...line} />,
  external: <path d="M9 2h5v5M14 2L7 9M6.5 3.5H2.5v10h10V9.5" {...line} strokeWidth={1.6} />,
  eye: (
    <>
      <path d="M1 8s2.6-4.6 7-4.6S15 8 15 8s-2.6 4.6-7 4.6S1 8 1 8z" {...line} strokeWidth={1.6} />
      <circle cx="8" cy="8" r="2" fill="currentColor" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M1 8s2.6-4.6 7-4.6S15 8 15 8s-2.6 4.6-7 4.6S1 8 1 8z" {...line} strokeWidth={1.6} />
      <path d="M3 14L13 2" {...line} strokeWidth={1.6} />
    </>
  ),
}

type Props = Omit<SVGProps<SVGSVGElement>, 'name'> & { name: IconName; size?: number }

export function Icon({ name, size = 16, ...rest }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {shapes[name]}
    </svg>
  )
}
