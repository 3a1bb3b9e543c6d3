import { screen, userEvent } from 'storybook/test'
import { fillIn } from '../../auth/fill-in-registration.ts'
import { uploadAt, uploadManuscript } from './manuscript-steps.ts'
import { enter, patiently, press, type Write } from './write-steps.ts'

const email = 'helen.marsh@example.edu'
const world = 'scenario=anonymous'

/** Visitors have no session that could end. */
const failureMessage: Write['failureMessage'] = (failure) =>
  failure === '401' ? /That didn’t work/ : undefined

/** Writes of visitors. */
export const visitorWrites: Write[] = [
  {
    operation: 'register',
    path: '/register',
    world,
    async fill() {
      await screen.findByLabelText('Given name', {}, patiently)
      await fillIn(document.body)
    },
    send: () => press('Create an account'),
    failureMessage,
    done: /^Welcome/,
  },
  {
    operation: 'logIn',
    path: '/login',
    world,
    async fill() {
      await enter('E-mail address', email)
      await enter('Password', 'manuscript')
    },
    send: () => press('Sign in'),
    failureMessage: (failure) => (failure === '401' ? /password is incorrect/ : undefined),
    done: /^Welcome/,
  },
  {
    operation: 'requestPasswordReset',
    path: '/login/forgot-password',
    world,
    entered: [email],
    fill: () => enter('E-mail address', email),
    send: () => press('Send the link'),
    failureMessage,
    done: /^Check your e-mail$/,
  },
  {
    operation: 'createLanguageAssessments',
    ...uploadAt('anonymous'),
    async fill() {
      await userEvent.click(await screen.findByLabelText('I’m not a robot', {}, patiently))
      await uploadManuscript()
    },
    send: () => press('Begin Check'),
    failureMessage: (failure) =>
      failure === '401' ? /^Please sign in to have this manuscript checked/ : undefined,
    done: /^Keep this report$/,
  },
  {
    operation: 'createWechatLogin',
    path: '/login',
    world: `${world}&flag=wechat_sso:on`,
    send: () => press('Sign in with WeChat'),
    sendAgain: () => press('Get a new code'),
    failureMessage,
    done: /^Waiting for your confirmation in WeChat/,
  },
]
