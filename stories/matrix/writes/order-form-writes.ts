import { screen, userEvent } from 'storybook/test'
import { enter, patiently, press, type Write, type WriteFailure } from './write-steps.ts'

const submit = '/researcher/submit'
const world = 'scenario=order-form'

/** Failures after which the server certainly did not save; without an answer the order is loaded again. */
const notSaved: readonly WriteFailure[] = ['503', 'network', '401']

const tick = async (role: 'checkbox' | 'radio', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }, patiently))

const choose = async (label: string | RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label, {}, patiently), option)

async function replace(label: RegExp, text: string) {
  await userEvent.clear(await screen.findByLabelText(label, {}, patiently))
  await enter(label, text)
}

const title = 'Nitrate in farmland streams after winter storms'

/** A title that was ordered before leads to a step of its own. */
async function describe() {
  await enter(/^Project title/, title)
  await enter('Area of study', 'geriatrics')
}
const described = { path: `${submit}/details`, world, entered: [title] }
const askedAboutEarlierOrder = /^Have you ordered this before\?$/

const addition = { path: `${submit}/additional-services`, world: `${world}&at=additional-services` }
const toggleFigures = () => tick('checkbox', 'Figure Formatting')
async function addFigures() {
  await toggleFigures()
  await screen.findByRole('combobox', { name: 'Quantity: Figure Formatting' }, patiently)
}

const services = { path: `${submit}/manuscript-services`, world: `${world}&at=manuscript-services` }

const quoted = { path: `${submit}/price-quote-completed`, world: `${world}&at=quote` }
const bundles = { path: `${submit}/service-bundles`, world: `${world}&at=service-bundles` }
const tickNeed = () => tick('checkbox', 'Correct and clear English')

const code = 'RIVER15'
const colleague = 'rosa.ortega@example.edu'

/** Writes of the order form. */
export const orderFormWrites: Write[] = [
  {
    operation: 'saveBasicDetails',
    path: `${submit}/get-started`,
    world: 'scenario=new-customer',
    async fill() {
      await tick('radio', /^Edit my manuscript/)
      await enter(/^Word count/, '5,200')
      await choose(/^Language of the manuscript/, 'English')
    },
    send: () => press('Choose my services'),
    done: /^Choose a service$/,
  },
  {
    operation: 'saveReworkBasicDetails',
    path: `${submit}/rework-get-started`,
    world: 'scenario=returning-customer&at=rework-get-started',
    async fill() {
      await tick('radio', /^Premium Rework/)
      await enter(/^Word count/, '5,200')
      await choose(/^Language of the manuscript/, 'English')
    },
    send: () => press('See price and delivery'),
    done: /^Choose a service$/,
  },
  {
    operation: 'saveManuscriptDetails',
    ...services,
    async fill() {
      await press('Edit manuscript details')
      await replace(/^Word count/, '7,000')
    },
    send: () => press('Save manuscript details'),
    done: /^7,000 words$/,
  },
  {
    operation: 'selectService',
    path: services.path,
    world: 'scenario=new-customer&at=manuscript-services',
    send: () => tick('radio', /^Premium Editing/),
    failures: notSaved,
    done: /^Premium Editing added/,
  },
  {
    operation: 'setDeliveryTier',
    ...services,
    send: () => tick('checkbox', 'Rush delivery'),
    failures: notSaved,
    done: /^Rush delivery added/,
  },
  {
    operation: 'saveStep',
    ...services,
    send: () => press('Additional services'),
    done: /^Made to order$/,
  },
  {
    operation: 'setBundleInterest',
    ...services,
    send: () => press('Help me decide'),
    done: /^Your answers tell us which services to suggest\.$/,
  },
  {
    operation: 'answerBundleQuestions',
    ...bundles,
    fill: tickNeed,
    send: () => press('Show my bundles'),
    done: /^Bundles that fit your answers$/,
  },
  {
    operation: 'selectBundle',
    ...bundles,
    async fill() {
      await tickNeed()
      await press('Show my bundles')
      await tick('radio', /^Premium bundle/)
    },
    send: () => press('next order details'),
    done: /^About your project$/,
  },
  {
    operation: 'addService',
    ...addition,
    send: toggleFigures,
    failures: notSaved,
    done: /^Figure Formatting added/,
  },
  {
    operation: 'setServiceQuantity',
    ...addition,
    fill: addFigures,
    send: () => choose('Quantity: Figure Formatting', '2'),
    failures: notSaved,
    done: /^Quantity of Figure Formatting set to 2/,
  },
  {
    operation: 'removeService',
    ...addition,
    fill: addFigures,
    send: toggleFigures,
    failures: notSaved,
    done: /^Figure Formatting removed/,
  },
  {
    operation: 'saveDetails',
    ...described,
    fill: describe,
    send: () => press('Continue'),
    done: askedAboutEarlierOrder,
  },
  {
    operation: 'updateWordCount',
    ...described,
    async fill() {
      await describe()
      await replace(/^Word count/, '7000')
    },
    send: () => press('Continue'),
    done: askedAboutEarlierOrder,
  },
  {
    operation: 'applyDiscountCode',
    path: `${submit}/details`,
    world,
    send: () => press(`Add ${code}`),
    done: /^Promo code RIVER15 has been added/,
  },
  {
    operation: 'removeDiscountCode',
    path: `${submit}/details`,
    world,
    async fill() {
      await press(`Add ${code}`)
      await screen.findByText(/^Promo code RIVER15 has been added/, {}, patiently)
    },
    send: () => press(`Remove ${code}`),
    done: /^Promo code RIVER15 has been removed/,
  },
  {
    operation: 'saveReferralEmails',
    path: `${submit}/details`,
    world,
    entered: [colleague],
    async fill() {
      const invite = { selector: 'summary *, summary' }
      await userEvent.click(await screen.findByText('Invite colleagues', invite, patiently))
      await enter('E-mail addresses', colleague)
    },
    send: () => press('Invite'),
    done: /^Your invitations are saved/,
  },
  {
    operation: 'generatePriceQuote',
    ...addition,
    send: async () =>
      userEvent.click(await screen.findByRole('link', { name: 'Get a price quote' }, patiently)),
    failures: notSaved,
    done: /^Your price quote is ready/,
  },
  {
    operation: 'emailPriceQuote',
    ...quoted,
    send: () => press('Send quote'),
    done: /^The quote has been sent to/,
  },
  {
    operation: 'convertQuote',
    ...quoted,
    send: () => press('Turn this quote into an order'),
    done: /^Project details$/,
  },
  {
    operation: 'saveDetails',
    path: `${submit}/details`,
    world: 'scenario=anonymous&at=details',
    send: () => choose('Currency', 'EUR'),
    failureMessage: () => /^The currency could not be changed/,
    done: /^Currency changed to EUR/,
  },
]
