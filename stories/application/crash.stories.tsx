import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { noTerms, orderSearchQuery } from '../../src/api/orders.ts'
import { CrashPage } from '../../src/app/pages/crash-page.tsx'
import { ThemeProvider } from '../../src/ui/theme/theme-provider.tsx'
import { type ScreenStory, screen } from '../screen.tsx'

/** React and the router log every crash. */
function expectCrash() {
  spyOn(globalThis, 'reportError').mockImplementation(() => {})
  for (const level of ['error', 'warn'] as const) spyOn(console, level).mockImplementation(() => {})
}

export default {
  ...screen,
  title: 'Application/Crash',
  args: { path: '/researcher' },
  beforeEach: [screen.beforeEach, expectCrash],
}

const heading = { name: 'Something went wrong', level: 1 }

/** Its list of orders lacks what the page is drawn from. */
export const OfAPart: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const [...key]: readonly unknown[] = orderSearchQuery(noTerms).queryKey
    loaded.screen.queryClient.setQueryData(key, { orders: 'no list' })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const orders = within(await canvas.findByRole('region', { name: 'My orders' }))
    await userEvent.click(await orders.findByRole('button', { name: 'Try again' }))
    await expect((await orders.findAllByRole('listitem'))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  },
}

const broken = new Error('The frame could not be drawn.')

export const OfAScreen: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const route = loaded.screen.router.routesById['/$lang/researcher/']
    const { component } = route.options
    route.update({
      component: () => {
        throw broken
      },
    })
    return () => route.update({ component })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toHaveFocus()
    await expect(canvas.getAllByRole('banner')).toHaveLength(1)
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Grammar Check' })).toBeVisible()
    await waitFor(() => expect(globalThis.reportError).toHaveBeenCalledOnce())
  },
}

export const OfThePage: ScreenStory = {
  render: (_, { globals }) => (
    <ThemeProvider scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
      <CrashPage error={broken} />
    </ThemeProvider>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { colorScheme } = document.documentElement.dataset
    await expect(colorScheme).toBe(globals.scheme === 'dark' ? 'dark' : 'light')
    // The focus moves after rendering.
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toHaveFocus())
    const [reference] =
      /[0-9A-F]{8}/.exec(canvas.getByText(/quote this reference/).textContent) ?? []
    const mail = canvas
      .getByRole('link', { name: 'write to our support team' })
      .getAttribute('href')
    await expect(mail).toContain(`mailto:support@galley.example?subject=${reference}&body=`)
    await expect(decodeURIComponent(mail ?? '')).toContain(broken.message)
    const technical = canvas.getByText(new RegExp(broken.message))
    await expect(technical.checkVisibility()).toBe(false)
    await userEvent.click(canvas.getByText('Technical details'))
    await expect(technical).toBeVisible()
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...OfThePage,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}
