import { plainTag } from './locales.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file in the reader's language, such as "48 kB" or "1.2 MB"; a kilobyte has 1,000 bytes. */
export function formatBytes(bytes: number, { language }: { language: string }): string {
  const steps = bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3)
  const step = Math.min(steps, units.length - 1)
  const format = new Intl.NumberFormat(plainTag(language), {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  })
  return format.format(bytes / 1_000 ** step)
}
