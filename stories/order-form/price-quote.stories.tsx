import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { hasRail } from '../has-rail.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { Canvas } from './summary/summary-in-story.ts'

const additions = '/researcher/submit/additional-services'

// PriceQuoteScreen
export default {
  ...screen,
  title: 'Order form/Price quote',
  args: {
    path: '/researcher/submit/price-quote-completed',
    world: 'scenario=order-form&at=quote',
  },
}

const heading = (name: string) => ({ name, level: 1 })

/** The summary of the quote, once it is made. */
async function summaryIn(canvas: Canvas, number = 'PQ-10481') {
  return within(await canvas.findByRole('region', { name: `Price quote ${number}` }))
}

/** The page says the same as the PDF in the frame. */
export const Made: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = await summaryIn(canvas)
    await expect(canvas.getByRole('heading', heading('thank you!'))).toBeVisible()
    await expect(canvas.getByText(/^Your price quote is ready/)).toBeVisible()
    await expect(summary.getByText(/^Premium Editing/)).toBeVisible()
    await expect(summary.getByText('Preferred group discount')).toBeVisible()
    for (const text of ['$347', /^2026-12-02 /]) await expect(summary.getByText(text)).toBeVisible()
    const placed = summary.getByText(/^For an order placed/)
    await expect(placed).toHaveTextContent(/ placed on 2026-11-02/)
    const frame = canvas.queryByTitle('Price quote PQ-10481 (PDF)')
    const pdf = addressIn('/api/price-quote/PQ-10481/pdf')
    const framed = hasRail() ? `${pdf}?display=inline` : undefined
    await expect(frame?.getAttribute('src')?.split('#')[0]).toBe(framed)
    const isOpen = frame?.closest('details')?.open
    await expect(isOpen).toBe(hasRail() ? navigator.pdfViewerEnabled : undefined)
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', pdf)
    // Nothing that would change the price stands beside the quote.
    await expect(canvas.queryByRole('button', { name: 'Apply promo code' })).toBeNull()
    await expect(canvas.queryByLabelText('Currency')).toBeNull()
  },
}

export const InTheDarkOnAPhone: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    await expect(canvas.queryByTitle(/PDF/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  },
}

export const BeingMade: ScreenStory = {
  args: { world: 'scenario=order-form&at=quote&fault=generatePriceQuote:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^We are making your price quote/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Download PDF' })).toBeNull()
  },
}

/** A failure leads back to the services. */
export const NotMade: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=quote&fault=generatePriceQuote:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your price quote could not be made/)).toBeVisible()
    await expect(await canvas.findByRole('heading', heading('Additional services'))).toBeVisible()
  },
}

export const MadeAtTheSecondTry: ScreenStory = {
  args: { world: 'scenario=order-form&at=quote&fault=generatePriceQuote:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const failure = await canvas.findByText(/^Your price quote could not be made/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate price quote' }))
    await summaryIn(canvas)
    await expect(failure).not.toBeInTheDocument()
  },
}

export const Refused: ScreenStory = {
  args: {
    world:
      'scenario=order-form&at=quote&fault=generatePriceQuote:refusal=price-quote-not-possible:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const reason = /could not be made\. We cannot quote this manuscript/
    await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(await canvas.findByRole('heading', heading('Additional services'))).toBeVisible()
  },
}

/** The summary stays, and the PDF can be asked for again. */
export const PdfNotShown: ScreenStory = {
  args: { world: 'scenario=order-form&at=quote&fault=downloadPriceQuotePdf:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = await summaryIn(canvas)
    const failure = await canvas.findByRole('heading', { name: 'The PDF could not be shown' })
    await expect(failure).toBeVisible()
    await expect(summary.getByText('$347')).toBeVisible()
    await expect(canvas.queryByTitle('Price quote PQ-10481 (PDF)')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByTitle('Price quote PQ-10481 (PDF)')).toBeInTheDocument()
    await expect(failure).not.toBeInTheDocument()
  },
}

/** The account's address is filled in. */
export const SentByMail: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    const field = canvas.getByLabelText('E-mail address')
    await expect(field).toHaveValue('grace.lindqvist@example.edu')
    await userEvent.clear(field)
    await userEvent.type(field, 'finance@example.edu')
    // Twice in a row is one mail.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send quote' }))
    await expect(
      await canvas.findByText('The quote has been sent to finance@example.edu.'),
    ).toBeVisible()
    const mails = [...loaded.screen.world.mails.all()].filter(({ to }) => to.startsWith('finance'))
    await expect(mails.map(({ subject }) => subject)).toEqual(['Your price quote PQ-10481'])
  },
}

export const MailWithoutAddress: ScreenStory = {
  args: { world: 'scenario=anonymous&at=quote' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    const field = canvas.getByLabelText('E-mail address')
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Please enter a valid e-mail address/),
    )
  },
}

export const MailNotSent: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=quote&fault=emailPriceQuote:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    const send = canvas.getByRole('button', { name: 'Send quote' })
    await userEvent.click(send)
    const sorry = /^The quote could not be sent to grace\.lindqvist@example\.edu/
    await expect(await canvas.findByText(sorry)).toBeVisible()
    await userEvent.click(send)
    await expect(await canvas.findByText(/^The quote has been sent to grace/)).toBeVisible()
  },
}

export const MailRefused: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=order-form&at=quote&fault=emailPriceQuote:refusal=price-quote-email-error:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
        /The quote could not be sent\. Please check/,
      ),
    )
    await expect(getComputedStyle(canvas.getByRole('alert')).paddingTop).toBe('16px')
  },
}

export const TurnedIntoAnOrder: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn this quote into an order' }))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getByText(/^Premium Editing/)).toBeVisible()
    await expect(summary.getByText('$347')).toBeVisible()
  },
}

export const NotTurnedIntoAnOrder: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=quote&fault=convertQuote:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn this quote into an order' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

export const TurnedIntoAnOrderAtTheSecondTry: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=quote&fault=convertQuote:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await summaryIn(canvas)
    const convert = canvas.getByRole('button', { name: 'Turn this quote into an order' })
    await userEvent.click(convert)
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go Back' }))
    await userEvent.click(convert)
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
  },
}

/** An editing order can be quoted on its way, and goes on. */
export const OfAnOrder: ScreenStory = {
  tags: ['deep'],
  args: { path: additions, world: 'scenario=order-form&at=additional-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Get a price quote' }))
    await summaryIn(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate price quote' }))
    await summaryIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn this quote into an order' }))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
  },
}

/** Nothing can be quoted yet. */
export const BeforeAnyService: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
  },
}
