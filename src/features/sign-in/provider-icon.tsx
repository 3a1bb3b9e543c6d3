import type { ReactNode } from 'react'

const pictures: Readonly<Record<string, ReactNode>> = {
  orcid: (
    <>
      <circle cx="10" cy="10" r="10" fill="#a6ce39" />
      <path
        d="M5.6 7.2h1.4v7.2H5.6zM6.3 4.6a.9.9 0 110 1.8.9.9 0 010-1.8zM8.5 7.2h3c2.5 0 4 1.6 4 3.6s-1.5 3.6-4 3.6h-3zm1.4 1.2v4.8h1.5c1.9 0 2.6-1.2 2.6-2.4s-.8-2.4-2.6-2.4z"
        fill="#fff"
      />
    </>
  ),
  wechat: (
    <>
      <path
        d="M7.6 2.6C3.9 2.6 1 5 1 8c0 1.7.9 3.1 2.4 4.1l-.6 1.9 2.2-1.1c.8.2 1.7.4 2.6.4h.5a4.7 4.7 0 01-.2-1.3c0-2.9 2.7-5.1 6-5.1h.2C13.4 4.5 10.8 2.6 7.6 2.6z"
        fill="#07c160"
      />
      <path
        d="M19 12c0-2.4-2.3-4.3-5.1-4.3S8.8 9.6 8.8 12s2.3 4.3 5.1 4.3c.7 0 1.3-.1 1.9-.3l1.7.9-.5-1.5A4 4 0 0019 12z"
        fill="#07c160"
      />
    </>
  ),
}

const genericPicture = (
  <path
    d="M3 17.5h14M5 17V3.5h10V17M12 10v1.5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  />
)

export function ProviderIcon({ picture }: { picture: string }) {
  const shape = Object.hasOwn(pictures, picture) ? pictures[picture] : genericPicture
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {shape}
    </svg>
  )
}
