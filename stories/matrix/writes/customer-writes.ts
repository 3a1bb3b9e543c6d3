import { screen, userEvent } from 'storybook/test'
import { sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { chooseSample } from '../../grammar-check/chosen-file.ts'
import { chooseManuscript, uploadAt, uploadManuscript } from './manuscript-steps.ts'
import { confirm, enter, patiently, press, uploadFailures, type Write } from './write-steps.ts'

const groupCode = 'MARSHLAB'
/** Writes of signed-in users. */
export const customerWrites: Write[] = [
  {
    operation: 'joinPreferredGroup',
    path: '/account',
    world: 'scenario=new-customer',
    entered: [groupCode],
    async fill() {
      await userEvent.click(await screen.findByText('Enter a code'))
      await enter('Group code', groupCode)
    },
    send: () => press('Join'),
    done: /You have been associated with the group code|You are already in this group/,
  },
  {
    operation: 'leavePreferredGroup',
    path: '/account',
    world: 'scenario=preferred-group',
    entered: [groupCode],
    async send() {
      await press('Leave the group')
      await confirm('Leave the group')
    },
    done: /You have left the group|Your membership in the group/,
  },
  {
    operation: 'updateAddress',
    path: '/account/addresses/311',
    world: 'scenario=returning-customer',
    send: () => press(/^Save /),
    done: /Your address has been saved/,
  },
  {
    operation: 'requestPasswordReset',
    path: '/account',
    world: 'scenario=returning-customer',
    send: () => press('Send me a link to change my password'),
    failureMessage: (failure) => (failure === '401' ? /The link could not be sent/ : undefined),
    done: /is on its way to/,
  },
  {
    operation: 'optInToMigration',
    path: '/researcher',
    world: 'scenario=china-migration-eligible',
    send: () => press('Move my account'),
    done: /You have chosen to move your account/,
  },
  {
    operation: 'uploadFile',
    ...uploadAt('new-customer'),
    send: chooseManuscript,
    // A retry needs a smaller file.
    sendAgain: (failure) => (failure === '413' ? chooseManuscript() : press(/^Retry: /)),
    failures: uploadFailures,
    failureMessage: (failure) =>
      failure === '413' ? /Please choose a smaller one/ : /^Upload failed$/,
    done: /^Uploaded$/,
  },
  {
    operation: 'createLanguageAssessments',
    ...uploadAt('new-customer'),
    fill: uploadManuscript,
    send: () => press('Begin Check'),
    done: /^Back to recent assessments$/,
  },
  {
    operation: 'createDigitalOrder',
    path: '/researcher/digital-translations',
    world: 'scenario=digital-translation',
    entered: [sampleManuscript('broken').fileName],
    async fill() {
      const language = await screen.findByRole('combobox', { name: 'Language' }, patiently)
      await userEvent.selectOptions(language, 'spanish-to-english')
      await uploadManuscript()
    },
    send: () => press('Translate'),
    done: /^We are translating/,
  },
  {
    operation: 'createFapiao',
    path: '/researcher/prepay/{prepayments.withoutFapiao}/fapiao',
    world: 'scenario=china',
    async fill() {
      const general = { name: /^General fapiao/ }
      await userEvent.click(await screen.findByRole('radio', general, patiently))
      await userEvent.selectOptions(screen.getByLabelText('Type of service'), 'editing')
      await userEvent.click(await screen.findByRole('combobox', { name: 'Organization' }))
      await userEvent.paste('浙江大学')
    },
    send: () => press('Request fapiao'),
    done: /Your general fapiao has been requested/,
  },
  {
    operation: 'createDigitalEdit',
    path: '/researcher/digital-editing',
    world: 'scenario=digital-editing-trial',
    entered: [sampleManuscript('broken').fileName],
    async fill() {
      await uploadManuscript()
      await userEvent.click(screen.getByRole('radio', { name: 'British English' }))
    },
    send: () => press('Start editing'),
    done: /^We are editing/,
  },
  {
    operation: 'archiveDigitalEdit',
    path: '/researcher/digital-editing',
    world: 'scenario=digital-editing',
    entered: ['Thesis chapter 2.docx'],
    async send() {
      await press('Delete Thesis chapter 2.docx')
      await confirm('Delete')
    },
    done: /^Thesis chapter 2[.]docx deleted$/,
  },
  {
    operation: 'saveOrder',
    path: '/researcher/details/{orders.editable}?edit=true',
    world: 'scenario=returning-customer',
    entered: ['Rivers at night'],
    async fill() {
      await userEvent.clear(await screen.findByLabelText('Project title', {}, patiently))
      await enter('Project title', 'Rivers at night')
    },
    send: () => press('Save changes'),
    done: /^Your changes have been saved/,
  },
  {
    operation: 'saveOrderEmailNotifications',
    path: '/researcher/details/{orders.editable}',
    world: 'scenario=returning-customer',
    entered: ['lab@example.edu'],
    async fill() {
      await press('Add an address')
      await enter('E-mail address', 'lab@example.edu')
    },
    send: () => press('Add this address'),
    done: /^Thank you for the additional information regarding your order/,
  },
  {
    operation: 'addOrderFiles',
    path: '/researcher/details/{orders.filesLater}/thank-you',
    world: 'scenario=placed-orders',
    entered: [sampleManuscript('english-3000').fileName],
    async fill() {
      await screen.findByRole('button', { name: 'Send files' }, patiently)
      await chooseSample(document.body, 'english-3000')
      await screen.findByText('Uploaded', { selector: 'form *' }, patiently)
    },
    send: () => press('Send files'),
    done: /We have received your files/,
  },
  {
    operation: 'saveCertificate',
    path: '/certificate/{orders.certificateWithoutAuthors}/edit',
    world: 'scenario=returning-customer',
    entered: ['R. Ortega'],
    fill: () => enter('Authors', 'R. Ortega'),
    send: () => press('Save'),
    done: /Your certificate has been updated/,
  },
]
