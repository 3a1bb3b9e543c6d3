import { expect, test } from '../fixtures.ts'

test('a customer leaves a group on the dashboard and joins another one', async ({
  page,
  backend,
  axe,
}) => {
  const { groups } = await backend.scenario('preferred-group')
  const group = page.getByRole('region', { name: 'Your group' })
  await expect(group.getByText(groups.joined, { exact: true })).toBeVisible()
  await axe()
  await group.getByRole('button', { name: 'Leave the group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click()
  await expect(page.getByText(`You have left the group ${groups.joined}.`)).toBeVisible()
  const join = page.getByRole('form', { name: 'Join your group' })
  await join.getByLabel('Group code').fill(groups.unknown)
  await join.getByRole('button', { name: 'Join' }).click()
  await expect(join.getByText(/We could not add you to a group/)).toHaveCount(2)
  await axe()
  await join.getByLabel('Group code').fill(` ${groups.withAmount.toLowerCase()} `)
  await join.getByRole('button', { name: 'Join' }).click()
  await expect(
    page.getByText('You have been associated with the group code you entered.'),
  ).toBeVisible()
  await expect(group.getByText(groups.withAmount, { exact: true })).toBeVisible()
  await page.goto('/en/account')
  await expect(group.getByText(groups.withAmount, { exact: true })).toBeVisible()
})
