const examples: Partial<Record<string, string>> = {
  BR: '+55 11 91234 5678',
  CN: '+86 138 0013 8000',
  ES: '+34 612 345 678',
  JP: '+81 90 1234 5678',
}

/** A number of a country (ISO 3166 alpha-2) as it is dialled from abroad. */
export const phoneExample = (country: string | null | undefined): string =>
  examples[country ?? ''] ?? '+1 919 555 0142'
