import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import {
  WECHAT_CODE_VALID_FOR,
  WECHAT_TRUE_AFTER,
} from '../../mocks/backend/rules/auth/auth-times.ts'
import {
  approveWechatLogin,
  declineWechatLogin,
} from '../../mocks/backend/rules/auth/wechat-login-rules.ts'
import { advanceClock } from '../advance-clock.ts'
import { announcements } from '../announcements.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const site = 'scenario=anonymous&flag=wechat_sso:on'

// SignInScreen with the WeChat dialog
export default { ...screen, title: 'Auth/WeChat', args: { path: '/login', world: site } }

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

async function openDialog({ canvasElement, loaded }: Opened) {
  const { screen } = loaded
  if (!screen) throw new Error('No story is open.')
  const timers = spyOn(screen.clock, 'setTimeout')
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with WeChat' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Sign in with WeChat' }))
  return { ...screen, canvas, dialog, timers }
}

/** Resolves to the code that the dialog shows. */
async function openCode(opened: Opened) {
  const open = await openDialog(opened)
  const { calls, clock, dialog, timers } = open
  await dialog.findByRole('img', { name: 'QR code for WeChat' })
  const { href } = dialog.getByRole<HTMLAnchorElement>('link', { name: /^Open WeChat/ })
  const loginCode = href.split('/').at(-1) ?? ''
  const polls = () => calls.all().filter(({ operation }) => operation === 'getWechatLogin')
  const pauses = () => timers.mock.calls.filter(([, delay]) => delay === 2_000)
  /** Advances the clock to the next poll and waits for its answer. */
  const nextPoll = async () => {
    const before = polls().length
    await waitFor(() => expect(pauses()).toHaveLength(before + 1))
    await advanceClock(clock, 2_000)
    await waitFor(() => expect(polls()).toHaveLength(before + 1))
  }
  return { ...open, loginCode, polls, nextPoll }
}

export const Waiting: ScreenStory = {
  play: async (opened: Opened) => {
    const { dialog } = await openCode(opened)
    await expect(await dialog.findByText(/^Waiting for your confirmation/)).toBeVisible()
    await expect(announcements()).toContain('Waiting for your confirmation in WeChat.')
    await expect(dialog.getByRole('link', { name: /^Open WeChat/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

/** Nobody scans the screen that they hold. */
export const WaitingOnAPhone: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  play: async (opened: Opened) => {
    const { dialog } = await openCode(opened)
    const link = dialog.getByRole('link', { name: /^Open WeChat/ })
    const code = dialog.getByRole('img', { name: 'QR code for WeChat' })
    const isPhone = matchMedia('(max-width: 560px), (pointer: coarse)').matches
    const [upper, lower] = isPhone ? [link, code] : [code, link]
    const end = upper.getBoundingClientRect().bottom
    await expect(end).toBeLessThan(lower.getBoundingClientRect().top)
  },
}

export const Confirmed: ScreenStory = {
  tags: ['deep'],
  play: async (opened: Opened) => {
    const { canvas, loginCode, world, clock } = await openCode(opened)
    const approvedBy = { userIdentity: 'user-helen-marsh' }
    world.transact(() => approveWechatLogin(world, loginCode, approvedBy, clock.now()))
    await advanceClock(clock, WECHAT_TRUE_AFTER)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible()
  },
}

export const ConfirmedByANewCustomer: ScreenStory = {
  play: async (opened: Opened) => {
    const { dialog, loginCode, router, world, clock, nextPoll } = await openCode(opened)
    // Keeps the navigation pending.
    const navigate = spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}))
    const profile = { email: null, firstName: '晓明', lastName: '李' }
    const now = clock.now() - WECHAT_TRUE_AFTER
    world.transact(() => approveWechatLogin(world, loginCode, profile, now))
    await nextPoll()
    await expect(await dialog.findByText('Confirmed. One moment, please.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Get a new code' })).toHaveAttribute(
      'aria-disabled',
    )
    const href = expect.stringMatching(/^\/en\/register\/confirm\//)
    await expect(navigate).toHaveBeenCalledWith({ href, replace: true })
  },
}

export const Declined: ScreenStory = {
  play: async (opened: Opened) => {
    const { dialog, loginCode, world, clock, nextPoll } = await openCode(opened)
    world.transact(() => declineWechatLogin(world, loginCode, clock.now()))
    await nextPoll()
    await expect(await dialog.findByText(/^The sign-in was declined in WeChat/)).toBeVisible()
  },
}

/** Leaves the code until it expires. */
async function letExpire(opened: Opened) {
  const open = await openCode(opened)
  await advanceClock(open.clock, WECHAT_CODE_VALID_FOR)
  await expect(await open.dialog.findByText(/^The QR code has expired/)).toBeVisible()
  return open
}

export const Expired: ScreenStory = {
  play: async (opened: Opened) => {
    const { clock, polls } = await letExpire(opened)
    const pollsBefore = polls().length
    await advanceClock(clock, 60_000)
    await expect(polls()).toHaveLength(pollsBefore)
  },
}

export const NewCode: ScreenStory = {
  play: async (opened: Opened) => {
    const { dialog, calls } = await letExpire(opened)
    const again = dialog.getByRole('button', { name: 'Get a new code' })
    await userEvent.click(again)
    await expect(await dialog.findByText(/^Waiting for your confirmation/)).toBeVisible()
    await expect(again).toHaveFocus()
    const codes = calls.all().filter(({ operation }) => operation === 'createWechatLogin')
    await expect(codes).toHaveLength(2)
  },
}

export const CodeExpires: ScreenStory = {
  tags: ['deep'],
  play: async (opened: Opened) => {
    const { dialog, clock, polls, nextPoll } = await openCode(opened)
    for (let poll = 0; poll < 30; poll += 1) await nextPoll()
    await expect(await dialog.findByText(/^This code has expired/)).toBeVisible()
    await advanceClock(clock, 10_000)
    await expect(polls()).toHaveLength(30)
  },
}

export const NotAvailable: ScreenStory = {
  args: { world: `${site}&fault=createWechatLogin:refusal=wechat-login-not-available` },
  play: async (opened: Opened) => {
    const { dialog } = await openDialog(opened)
    await expect(await dialog.findByText(/^WeChat cannot be used on this site/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sign in another way' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Get a new code' })).toBeNull()
  },
}

export const ServiceDown: ScreenStory = {
  args: { world: `${site}&fault=getWechatLogin:503` },
  play: async (opened: Opened) => {
    const { dialog, nextPoll } = await openCode(opened)
    await nextPoll()
    await expect(await dialog.findByText(/That didn’t work/)).toBeVisible()
  },
}

export const MakingTheCode: ScreenStory = {
  args: { world: `${site}&fault=createWechatLogin:time-out` },
  play: async (opened: Opened) => {
    const { dialog } = await openDialog(opened)
    await expect(await dialog.findByText('Getting a code for you.')).toBeVisible()
    // Holds the call, so that its time-out does not end the state.
    await expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  },
}
