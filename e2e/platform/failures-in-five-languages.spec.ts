import { siteLanguages } from '../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { messageIn } from '../support/messages-in.ts'

for (const language of siteLanguages) {
  test(`reports failures of sign-in and registration in ${language}`, { tag: '@deep' }, async ({
    page,
    backend,
    axe,
  }) => {
    const say = (english: string, namespace = 'refusals') => messageIn(language, namespace, english)
    const path = `/${language}/login/failure/oauth-failure`
    const { person, registration } = await backend.scenario('anonymous', {
      path,
      flags: { wechat_sso: true },
      faults: [
        ['requestPasswordReset', 'refusal=password-reset-local-authentication-disabled', 1],
        ['createWechatLogin', 'refusal=wechat-login-not-available', 1],
      ],
    })

    await expect(
      page.getByText(
        say(
          'We couldn’t sign you in. The provider did not confirm who you are or took too long. Please try again. If this keeps happening, write to support@galley.example.',
        ),
      ),
    ).toBeVisible()

    await page.locator('input[name="email"]').fill('helen.marsh@example.edu')
    await page.locator('input[name="password"]').fill('not the password')
    await page.keyboard.press('Enter')
    const together =
      'The e-mail address or password is incorrect. Please check both or reset your password.'
    await expect(page.getByText(say(together))).toBeVisible()
    await axe()

    await page.getByRole('button', { name: say('Sign in with WeChat', 'sign-in') }).click()
    const unavailable = 'WeChat cannot be used on this site. Please sign in another way.'
    await expect(page.getByRole('dialog').getByText(say(unavailable))).toBeVisible()
    await page.keyboard.press('Escape')

    const forgotten = say('Forgot your password?', 'sign-in')
    await page.getByRole('link', { name: forgotten }).click()
    await expect(page.getByRole('heading', { name: forgotten, level: 1 })).toBeVisible()
    await page.locator('input[name="email"]').fill('helen.marsh@example.edu')
    await page.keyboard.press('Enter')
    const noPasswords = { name: say('This site doesn’t use passwords', 'password-reset'), level: 1 }
    await expect(page.getByRole('heading', noPasswords)).toBeVisible()
    await axe()

    await page.goto(`/${language}/register`)
    const { firstName, lastName, password, institution } = registration
    const typed = { firstName, lastName, email: person.email, password, institution }
    for (const [name, text] of Object.entries(typed)) {
      await page.locator(`input[name="${name}"]`).fill(text)
    }
    await page.locator('select[name="country"]').selectOption('US')
    await page.locator('select[name^="states."]').selectOption(registration.state)
    await page.getByRole('checkbox').last().check()
    await page.locator('input[name="institution"]').press('Enter')
    const accountExists =
      'There is already an account for {email}. Please sign in or reset your password.'
    const message = page.getByText(say(accountExists).replace('{email}', person.email)).first()
    await expect(message).toBeVisible()
    await axe()

    for (const [scenario, heading] of [
      ['localization-mismatch', 'Your account belongs to another site'],
      ['credit-notes-locked', 'Your account is locked'],
    ] as const) {
      await backend.scenario(scenario, { path: `/${language}/researcher` })
      const title = { name: say(heading, 'guard-pages'), level: 1 }
      await expect(page.getByRole('heading', title)).toBeVisible()
    }
  })
}
