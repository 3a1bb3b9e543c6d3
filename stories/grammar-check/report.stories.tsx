import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { AssessedName } from '../../mocks/scenarios/digital/assessed-manuscripts.ts'
import { applySettings, parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { advanceClock, advanceOnceAnswered } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

const report = (name: AssessedName) => ({
  path: `/researcher/grammar-check/details/{assessments.${name}}`,
})

// ReportScreen
export default {
  ...screen,
  title: 'Grammar check/Report',
  args: { ...report('fiveKinds'), world: 'scenario=assessments' },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

async function reportOf(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  return canvas
}

const unknown = /^We could not find this report/

const lineChart = { name: /^Line chart/ }
const issues = { name: 'Errors of each kind' }
const section = (name: string) => ({ level: 2, name })

export const Complete: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', lineChart)).toBeVisible()
    await expect(canvas.getByRole('heading', section('Needs editing'))).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Score: 6.8 out of 10' })).toBeVisible()
    await expect(canvas.getByText('59th percentile')).toBeVisible()
    await expect(canvas.getByText('Uploaded November 2, 2026', { exact: false })).toBeVisible()
    await expect(canvas.getByText('Editing: $75 per unit')).toBeVisible()
    await expect(within(canvas.getByRole('table', issues)).getAllByRole('row')).toHaveLength(6)
  },
}

export const NumbersOfTheCurve: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Stream temperature v3.docx')
    await userEvent.click(await canvas.findByText('Scores and percentiles'))
    const own = await canvas.findByRole('row', { name: /^59th \(your manuscript\)/ })
    await expect(own).toBeVisible()
    await expect(canvas.getByRole('row', { name: '95th 9.2' })).toBeVisible()
  },
}

export const KindsWithoutErrors: ScreenStory = {
  tags: ['deep'],
  args: report('twoKindsAtZero'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Walking speed short report.docx')
    const table = within(await canvas.findByRole('table', issues))
    await expect(table.getByText('Phrasing')).toBeVisible()
    await expect(table.queryByText('Word choice')).toBeNull()
    await expect(table.queryByText('Grammar and mechanics')).toBeNull()
  },
}

export const NothingToCorrect: ScreenStory = {
  args: report('flawless'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Cover letter and paper.docx')
    await expect(await canvas.findByText(/We found no errors of any kind/)).toBeVisible()
    await expect(canvas.queryByRole('table', issues)).toBeNull()
    await expect(canvas.getByText(/doesn’t need a full edit/)).toBeVisible()
    await expect(canvas.getByText(/among the best manuscripts/)).toBeVisible()
    await expect(canvas.queryByText(/better than/)).toBeNull()
  },
}

export const CountSkipped: ScreenStory = {
  tags: ['deep'],
  args: report('countSkipped'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, '城市公园绿地.docx')
    await expect(await canvas.findByRole('heading', section('Next steps'))).toBeVisible()
    await expect(canvas.queryByRole('heading', section('Most common issues'))).toBeNull()
  },
}

export const CountFailed: ScreenStory = {
  args: report('countFailed'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Wheat emergence.docx')
    await expect(await canvas.findByText('The errors could not be counted')).toBeVisible()
  },
}

export const ScoreFailed: ScreenStory = {
  args: report('scoreFailed'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Thesis chapter 2.docx')
    const alert = await canvas.findByText('This assessment could not be completed')
    await expect(alert).toBeVisible()
    await expect(canvas.queryByRole('heading', section('Next steps'))).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const UnknownReport: ScreenStory = {
  args: { path: '/researcher/grammar-check/details/nothing-here' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await expect(await canvas.findByText(/14 assessments/)).toBeVisible()
  },
}

export const NotInEnglish: ScreenStory = {
  args: report('countSkipped'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { level: 2, name: 'This manuscript is not in English' }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText(/another language: Chinese/)).toBeVisible()
    const order = canvas.getByRole('link', { name: 'Order a translation' })
    await expect(order.getAttribute('href')).toMatch(/\/researcher\/submit\/new\?goal=translation$/)
    await expect(canvas.queryByText(/hard to follow/)).toBeNull()
    await expect(canvas.queryByText(/We recommend editing/)).toBeNull()
  },
}

export const Archived: ScreenStory = {
  args: report('countFailed'),
  play: async ({ canvasElement }) => {
    const canvas = await reportOf(canvasElement, 'Wheat emergence.docx')
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Archive this report?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
    await expect(await canvas.findByText('Wheat emergence.docx archived')).toBeVisible()
    await expect(await canvas.findByText(/13 assessments/)).toBeVisible()
    await expect(canvas.queryByText(unknown)).toBeNull()
  },
}

/** As in another tab. */
function archiveElsewhere({ screen }: Opened['loaded'], name: string) {
  const world = screen?.world
  const rows = [...(world?.assessments.all() ?? [])]
  const row = rows.find((assessment) => assessment.name === name)
  if (row) world?.transact(() => world.assessments.update(row.identity, { archived: true }))
}

export const ArchivedInAnotherTab: ScreenStory = {
  args: report('scoring'),
  play: async ({ canvasElement, loaded }: Opened) => {
    const name = 'Nitrate after the flood.docx'
    const canvas = await reportOf(canvasElement, name)
    archiveElsewhere(loaded, name)
    await waitFor(() => {
      loaded.screen?.clock.advance(30_000)
      expect(canvas.getByText(unknown)).toBeVisible()
    })
    await expect(await canvas.findByText(/13 assessments/)).toBeVisible()
  },
}

export const ArchivedTwice: ScreenStory = {
  args: report('countFailed'),
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = await reportOf(canvasElement, 'Wheat emergence.docx')
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Archive this report?' })
    archiveElsewhere(loaded, 'Wheat emergence.docx')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
    await expect(await canvas.findByText(unknown)).toBeVisible()
    await expect(await canvas.findByText(/13 assessments/)).toBeVisible()
  },
}

export const ProcessingThenComplete: ScreenStory = {
  tags: ['deep'],
  args: report('scoring'),
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = await reportOf(canvasElement, 'Nitrate after the flood.docx')
    await expect(canvas.getByText(/working out its score/)).toBeVisible()
    await advanceOnceAnswered(loaded.screen, 30_000)
    await expect(await canvas.findByRole('heading', section('Language quality'))).toBeVisible()
    await expect(canvas.getByText(/errors are still being counted/)).toBeVisible()
    await advanceOnceAnswered(loaded.screen, 30_000)
    await expect(await canvas.findByRole('table', issues)).toBeVisible()
    const callsBefore = loaded.screen?.calls.all().length
    await advanceClock(loaded.screen?.clock, 120_000)
    await expect(loaded.screen?.calls.all().length).toBe(callsBefore)
  },
}

export const LastUpToDate: ScreenStory = {
  args: report('scoring'),
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = await reportOf(canvasElement, 'Nitrate after the flood.docx')
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull()
    const { screen } = loaded
    if (!screen) throw new Error('No screen is open.')
    const faults = parseScenarioRequest('fault=searchLanguageAssessments:503')
    screen.world.transact(() => applySettings(screen.world, faults))
    const failed = () => screen.calls.all().filter(({ fault }) => fault).length
    let failuresUntilMessage = Number.POSITIVE_INFINITY
    // The next poll may not be scheduled yet.
    await waitFor(async () => {
      await advanceClock(screen.clock, 30_000)
      const line = canvas.queryByText(/last updated/)
      if (line) failuresUntilMessage = Math.min(failuresUntilMessage, failed())
      await expect(line).toBeVisible()
    })
    await expect(failuresUntilMessage).toBeGreaterThanOrEqual(3)
  },
}

export const NotFound: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/grammar-check/details/of-another-person' },
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'Free Grammar Check' }
    await expect(await within(canvasElement).findByRole('heading', heading)).toBeVisible()
  },
}

export const CouldNotBeLoaded: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/grammar-check/details/any',
    world: 'scenario=assessments&fault=searchLanguageAssessments:500',
  },
  play: async ({ canvasElement }) => {
    const message = 'The report could not be loaded'
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/grammar-check/details/any',
    world: 'scenario=assessments&fault=searchLanguageAssessments:time-out',
  },
  play: async ({ canvasElement }) => {
    const message = 'The report is loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}
