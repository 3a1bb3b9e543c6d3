type InstallmentAmounts = {
  first: number
  following: number
}

/** Monthly parts of an amount in reais that add up to it; the first one takes the odd centavos. */
export function installmentAmounts(amount: number, count: number): InstallmentAmounts {
  const centavos = Math.round(amount * 100)
  const following = Math.floor(centavos / count)
  const first = centavos - following * (count - 1)
  return { first: first / 100, following: following / 100 }
}
