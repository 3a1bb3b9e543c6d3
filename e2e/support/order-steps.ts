import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { type BackendFixture, expect } from '../fixtures.ts'
import { acceptTerms, typeCard } from './payment-steps.ts'
import { SiteSteps } from './site-steps.ts'

export const orderFormFolder = '/en/researcher/submit'
export const firstStep = { path: `${orderFormFolder}/get-started` } as const
export const detailsStep = { path: `${orderFormFolder}/details` } as const
export const paymentStep = {
  path: `${orderFormFolder}/payment-details`,
  at: 'payment-details',
} as const

export const walkedTitle = 'Caddis larvae after a dry summer'

/** The order form from its first step to its payment. */
export class OrderSteps extends SiteSteps {
  protected readonly namespace = 'order-form'

  private async press(english: string) {
    const name = this.say(english)
    await this.hand.press(this.page.getByRole('button', { name, exact: true }))
  }

  private async uploadSample(backend: BackendFixture) {
    const { page } = this
    // In place of the system's file dialog.
    await page.locator('input[type=file]').setInputFiles(backend.sample('english-5200'))
    await expect(page.getByText(this.say('Uploaded', 'uploads'), { exact: true })).toBeVisible()
  }

  /** A manuscript of 5,200 words. */
  async uploadManuscript(backend: BackendFixture) {
    const { page, hand } = this
    await hand.check(page.getByRole('radio', { name: this.label('Edit my manuscript') }))
    await this.uploadSample(backend)
    await expect(page.getByLabel(this.label('Word count'))).toHaveValue('5200')
    await expect(page.getByLabel(this.label('Language of the manuscript'))).toHaveValue('1')
    await this.press('Choose my services')
  }

  /** For a manuscript of 5,200 words. */
  async beginMultimedia(backend: BackendFixture) {
    const { page, hand } = this
    await hand.check(
      page.getByRole('radio', { name: this.label('Create a video or illustration') }),
    )
    await this.uploadSample(backend)
    await this.press('See services for your files')
  }

  /** By their English names. */
  async chooseMultimedia(...services: string[]) {
    const { page, hand } = this
    await expect(this.heading('Choose your services')).toBeVisible()
    for (const service of services) {
      const name = this.label(service, 'services')
      await hand.check(page.getByRole('checkbox', { name }))
    }
    await this.press('Order details')
  }

  async chooseServices() {
    await expect(this.heading('Choose a service')).toBeVisible()
    await this.hand.check(this.page.getByRole('radio').first())
    await this.press('Additional services')
    await expect(this.heading('Additional services')).toBeVisible()
    await this.press('Order details')
  }

  async describeProject() {
    const { page, hand } = this
    await expect(this.heading('Project details')).toBeVisible()
    await hand.type(page.getByLabel(this.label('Project title')), walkedTitle)
    const area = this.say('Freshwater ecology', 'areas-of-study')
    await hand.type(page.getByRole('combobox', { name: this.label('Area of study') }), area)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }

  async goToPayment() {
    await this.press('Continue')
    await expect(this.heading('Payment details')).toBeVisible()
  }

  async walkToPayment(backend: BackendFixture) {
    await this.uploadManuscript(backend)
    await this.chooseServices()
    await this.describeProject()
    await this.goToPayment()
  }

  async choose(english: string) {
    const name = this.label(english, 'payment')
    await this.hand.check(this.page.getByRole('radio', { name }))
  }

  /** Fills in the tax number of a person. */
  async chooseBrazilian(english: string, cpf: string) {
    await this.choose('A Brazilian payment method')
    await this.choose(english)
    await this.hand.check(this.page.getByRole('radio', { name: 'CPF' }))
    await this.hand.type(this.page.getByLabel(this.label('Tax number', 'payment')), cpf)
  }

  async chooseCard() {
    await this.choose('Credit card')
    await typeCard(this.page, testCardNumbers.approved, this)
  }

  async acceptTerms() {
    await acceptTerms(this.page, this)
  }

  payButton() {
    const form = this.page.getByRole('form', { name: this.say('Payment details') })
    return form
      .getByRole('button', { name: this.label('Pay {price}', 'payment') })
      .or(form.getByRole('button', { name: this.say('Place order', 'payment'), exact: true }))
      .or(form.getByRole('button', { name: this.say('Get the boleto', 'payment'), exact: true }))
  }

  /** In the summary, as it is shown; a phone has it in a dialog. */
  async total(): Promise<string> {
    const { page, hand } = this
    const opener = page.getByRole('button', { name: this.say('Show summary') })
    const isFolded = await opener.isVisible()
    if (isFolded) await hand.press(opener)
    const sum = page.getByText(this.label('Total')).getByRole('strong')
    await expect(sum).toBeVisible()
    const total = await sum.innerText()
    if (isFolded) await page.keyboard.press('Escape')
    return total
  }

  /** Returns the total. */
  async pay(): Promise<string> {
    const total = await this.total()
    await this.hand.press(this.payButton())
    return total
  }
}
