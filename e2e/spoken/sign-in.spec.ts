import { test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { Transcript } from '../support/transcript.ts'

test('signs in after a wrong password', async ({ page, backend }) => {
  const transcript = await Transcript.begin(page, backend)
  const { person } = await backend.scenario('anonymous', { path: '/en/login' })
  const { type } = keyboard(page)
  await transcript.step('Sign in')

  const password = page.getByLabel('Password', { exact: true })
  await type(page.getByLabel('E-mail address'), person.email)
  await type(password, 'a wrong one')
  await page.keyboard.press('Enter')
  await transcript.step('The password is wrong')

  await password.fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await transcript.step('My orders')
  transcript.end()
})
