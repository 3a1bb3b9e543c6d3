import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { detailsSchema } from './details-schema.ts'
import {
  type DetailsContext,
  type DetailsFileType,
  type DetailsValues,
  detailsOf,
  detailsValues,
  firstFileField,
  newWordCount,
} from './details-values.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

type Form = DetailsContext['orderForm']
type Question = DetailsContext['serviceDetails']['questions'][number]

const file = (name: string) => ({ identity: `file-${name}`, name: `${name}.docx` })

const question = (identity: string, type: Question['type']): Question => ({
  identity,
  label: identity,
  type,
  choices: type === 'checkbox' ? [{ label: 'Charts', followUpQuestionIdentities: [] }] : [],
  styles: ['full-width'],
  sort_order: 1,
})

const editing: Form['customerGoal'] = {
  name: 'editing',
  requiresWordCount: true,
  englishStyleDefault: 'American English',
}
const figuresOnly: Form['customerGoal'] = {
  name: 'figures-only',
  requiresWordCount: false,
  englishStyleDefault: null,
}

const empty: Form = {
  adminCreated: false,
  answers: [],
  areaOfStudyId: null,
  customerGoal: editing,
  declineEditingServices: false,
  journal: null,
  manuscripts: {
    main: [file('barley')],
    mainReference: [],
    figures: [],
    figureReference: [],
    tables: [],
    tableReference: [],
  },
  projectTitle: null,
  requireCustomerNotification: null,
  showJournalDetailsInput: true,
  styleOfEnglish: null,
  suppressInvoiceCreation: null,
  wordCount: 5_200,
}

function contextOf(
  form: Partial<Form> = {},
  {
    fileTypes = ['manuscript'],
    questions = [],
  }: { fileTypes?: DetailsFileType[]; questions?: Question[] } = {},
): DetailsContext {
  return {
    orderForm: { ...empty, ...form },
    serviceDetails: {
      fileTypes,
      journalDetails: { requested: false, required: false },
      questions,
      questionsRequiringPreviousSelection: [],
    },
  }
}

const filled: Partial<DetailsValues> = { projectTitle: ' Barley ', areaOfStudy: '212' }

function requestOf(context: DetailsContext, values: Partial<DetailsValues> = {}) {
  const all = { ...detailsValues(context), ...filled, ...values }
  return detailsOf(all, { ...context, potentialDuplicate: false })
}

async function errorsOf(context: DetailsContext, values: Partial<DetailsValues> = {}) {
  const all = { ...detailsValues(context), ...filled, ...values }
  try {
    await detailsSchema(context).validate(all, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error
    return error.errors
  }
}

it('begins with what the server has, and the default style of English', () => {
  const questions = [question('q-style', 'radio'), question('q-kinds', 'checkbox')]
  const answers = [{ questionIdentity: 'q-kinds', values: ['Charts'] }]
  expect(detailsValues(contextOf({ answers, areaOfStudyId: 212 }, { questions }))).toMatchObject({
    projectTitle: '',
    areaOfStudy: '212',
    styleOfEnglish: 'American English',
    answers: { 'q-style': '', 'q-kinds': ['Charts'] },
    mainFiles: [file('barley')],
    suppressInvoiceCreation: '',
  })
})

it('sends the whole form, without what was not asked', () => {
  expect(requestOf(contextOf())).toEqual({
    projectTitle: 'Barley',
    potentialDuplicate: false,
    areaOfStudy: 212,
    styleOfEnglish: 'American English',
    journal: null,
    answers: [],
    mainFiles: ['file-barley'],
    mainReferenceFiles: [],
  })
})

it('sends the options of an administrator only for their orders', () => {
  const admin = contextOf({ adminCreated: true })
  expect(requestOf(admin, { suppressInvoiceCreation: 'no' })).toMatchObject({
    suppressInvoiceCreation: false,
    requireCustomerNotification: false,
  })
})

it('sends answers to the questions that are asked, without empty ones', () => {
  const questions = [question('q-style', 'radio'), question('q-notes', 'textarea')]
  const answers = { 'q-style': 'APA', 'q-notes': ' ', 'q-of-another-service': 'Speed' }
  expect(requestOf(contextOf({}, { questions }), { answers }).answers).toEqual([
    { questionIdentity: 'q-style', values: ['APA'] },
  ])
})

it.each<[string, Partial<Form>, string, number | undefined]>([
  ['the saved word count', {}, '5200', undefined],
  ['another one', {}, '6400', 6_400],
  ['declined editing', { declineEditingServices: true }, '6400', undefined],
  ['a goal without word count', { customerGoal: figuresOnly }, '', undefined],
])('%s: %j with %j saves %j', (_name, form, wordCount, expected) => {
  const context = contextOf(form)
  expect(newWordCount({ ...detailsValues(context), wordCount }, context)).toBe(expected)
})

it.each<[string, DetailsFileType[], Form['customerGoal'], string]>([
  ['services for texts', ['manuscript'], editing, 'mainFiles'],
  ['services for figures', ['figures'], editing, 'figureFiles'],
  ['services for tables', ['tables'], figuresOnly, 'tableFiles'],
  ['an order without services', [], editing, 'mainFiles'],
  ['figures without services', [], figuresOnly, 'figureFiles'],
])('%s: asks for %s files of %j first', (_name, fileTypes, customerGoal, expected) => {
  expect(firstFileField(contextOf({ customerGoal }, { fileTypes }))).toBe(expected)
})

it.each<[string, DetailsContext, Partial<DetailsValues>, string[]]>([
  ['a complete form', contextOf(), {}, []],
  ['no title', contextOf(), { projectTitle: ' ' }, ['Please enter your project title.']],
  ['512 characters', contextOf(), { projectTitle: '𝛼'.repeat(512) }, []],
  [
    '513 characters',
    contextOf(),
    { projectTitle: 'a'.repeat(513) },
    ['Please shorten the title to at most 512 characters.'],
  ],
  ['right to left', contextOf(), { projectTitle: 'أثر الجفاف في الشعير 🌾' }, []],
  ['no area', contextOf(), { areaOfStudy: '' }, ['Please choose an area of study from the list.']],
  [
    'no style',
    contextOf(),
    { styleOfEnglish: '' },
    ['Please select your preferred type of English.'],
  ],
  ['no word count', contextOf(), { wordCount: '' }, ["Value is required and can't be empty"]],
  ['zero words', contextOf(), { wordCount: '0' }, ['Value cannot be zero']],
  ['no style where none is asked', contextOf({ customerGoal: figuresOnly }), {}, []],
  ['no admin options', contextOf({ adminCreated: true }), {}, ['Please make a selection']],
])('%s: finds %#', async (_name, context, values, expected) => {
  expect(await errorsOf(context, values)).toEqual(expected)
})
