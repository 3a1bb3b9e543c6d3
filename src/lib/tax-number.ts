const plain = (text: string) => text.replaceAll(/[.\-/\s]/g, '').toUpperCase()

function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function endsInItsCheckDigits(values: readonly number[], weights: readonly number[]): boolean {
  const body = values.slice(0, -2)
  const first = checkDigit(body, weights.slice(1))
  const second = checkDigit([...body, first], weights)
  return values.at(-2) === first && values.at(-1) === second
}

export const hasCpfShape = (text: string): boolean => /^\d{11}$/.test(plain(text))

export const hasCnpjShape = (text: string): boolean => /^[\dA-Z]{12}\d{2}$/.test(plain(text))

export function isCpf(text: string): boolean {
  const digits = plain(text)
  if (!hasCpfShape(text) || /^(\d)\1*$/.test(digits)) return false
  return endsInItsCheckDigits(Array.from(digits, Number), cpfWeights)
}

/** Letters are allowed since July 2026 (Instrução Normativa RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  const signs = plain(text)
  if (!hasCnpjShape(text) || /^(\d)\1*$/.test(signs)) return false
  const values = Array.from(signs, (sign) => sign.charCodeAt(0) - 48)
  return endsInItsCheckDigits(values, cnpjWeights)
}
