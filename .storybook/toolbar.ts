import { scenarioNames } from '../mocks/scenarios/scenario-list.ts'
import { ownNameOf, siteLanguages } from '../src/i18n/locales.ts'
import { clockMoves, latencies, screenFaults } from '../stories/toolbar/toolbar-choices.ts'

/** The choice of the toolbar that shows a story in each language at once. */
export const allLanguages = 'all'

/** Choices without a default: by default each story decides. */
function changeOf(name: string, icon: string, choices: Record<string, { title: string }>) {
  const items = Object.entries(choices).map(([value, { title }]) => ({ value, title }))
  return {
    description: `${name} of the stories that open the application`,
    toolbar: {
      icon,
      title: name,
      dynamicTitle: true,
      items: [{ type: 'reset' as const, title: 'As the story says' }, ...items],
    },
  }
}

const scenarios = Object.fromEntries(
  scenarioNames.toSorted().map((name) => [name, { title: name }]),
)

export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...siteLanguages.map((value) => ({ value, title: ownNameOf(value) })),
        { value: 'pseudo', title: 'Pseudo (60 % longer)' },
        { value: allLanguages, title: 'All five, side by side' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  scenario: changeOf('Scenario', 'database', scenarios),
  clock: changeOf('Clock', 'time', clockMoves),
  latency: changeOf('Latency', 'timer', latencies),
  fault: changeOf('Fault', 'lightningoff', screenFaults),
}

const width = (name: string, width: string, height: string) => ({
  name,
  styles: { width, height },
})

export const viewportOptions = {
  small: width('320, smallest', '320px', '640px'),
  phone: width('360, phone', '360px', '760px'),
  tablet: width('768, tablet', '768px', '1024px'),
  desktop: width('1280, desktop', '1280px', '900px'),
}
