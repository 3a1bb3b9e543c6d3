import { expect, test } from '../fixtures.ts'

test('signs in with a code that is scanned and confirmed, once WeChat could be opened', {
  tag: '@deep',
}, async ({ page, context, backend, axe }) => {
  const broken = { contentType: 'text/javascript', body: 'throw new Error("cut off")' }
  const chunk = /wechat-dialog-[^/]*\.js$/
  await context.route(chunk, (route) => route.fulfill(broken))
  const redirect = '/en/researcher/grammar-check'
  const { person } = await backend.scenario('anonymous', {
    path: `/en/login?redirect=${redirect}`,
    flags: { wechat_sso: true },
  })
  const open = page.getByRole('button', { name: 'Sign in with WeChat' })
  // A missing chunk reloads the page once.
  await Promise.all([page.waitForEvent('load'), open.click()])
  await open.click()
  await expect(page.getByText(/^WeChat could not be opened/)).toBeVisible()
  await axe()

  await context.unroute(chunk)
  await page.reload()
  await open.click()
  const code = page.getByRole('img', { name: 'QR code for WeChat' })
  await expect(code).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await backend.clock.advance(10_000)
  expect(await backend.calls('getWechatLogin')).toHaveLength(0)

  await open.click()
  await expect(code).toBeVisible()
  const link = page.getByRole('link', { name: /^Open WeChat/ })
  const [phone] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await phone.getByRole('radio', { name: person.fullName }).check()
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(phone.getByText(/^Approved/)).toBeVisible()
  await phone.close()
  await backend.clock.advance(4_000)
  await expect(page.getByRole('button', { name: `Account of ${person.fullName}` })).toBeVisible()
  await expect(page).toHaveURL(redirect)
})
