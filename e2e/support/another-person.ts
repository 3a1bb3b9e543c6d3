import type { Page } from '@playwright/test'

type Account = { password: string }

/** Creates an account without notifying the page, which keeps its user. */
export async function register(page: Page, account: Account): Promise<void> {
  await page.getByRole('contentinfo').waitFor()
  const form = { ...account, confirmation: null, agreeToTOS: true }
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'another-person-1' }
    const answer = await fetch('/api/auth/register', { method: 'POST', headers, body })
    return answer.status
  }, JSON.stringify(form))
  if (status !== 200) throw new Error(`The registration was answered ${status}.`)
}
