import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { within } from 'storybook/test'
import type { DevtoolsContext } from '../../mocks/devtools/devtools-context.ts'
import { Devtools } from '../../mocks/devtools/panel/devtools.tsx'
import type { SectionName } from '../../mocks/devtools/panel/devtools-sections.tsx'
import { warnOfViolations } from '../../mocks/transports/page/warn-of-violations.ts'
import { ApplicationRoot } from '../../src/app/startup/application-root.tsx'
import { isSiteLanguage } from '../../src/i18n/locales.ts'
import { beginAt } from '../screen-world.ts'
import { readToolbar } from '../toolbar/world-as-chosen.ts'
import { type DevtoolsWorld, openDevtoolsWorld } from './devtools-world.ts'

type Args = {
  section: SectionName
  /** Parameters as in an address: `scenario=…&flag=…&fault=…&latency=…`. */
  world?: string
}

type Props = {
  opened: DevtoolsWorld
  section: SectionName
  path: string
  scheme: 'light' | 'dark'
}

function BesideScreen({ opened, section, path, scheme }: Props) {
  const [shown, setShown] = useState(() => beginAt(path))
  const [open, setOpen] = useState(true)
  const { key, queryClient, router } = shown
  const parts = useMemo<DevtoolsContext>(() => {
    const address = () => new URL(router.history.location.href, 'https://galley.example')
    const reload = () => setShown(beginAt(router.history.location.href))
    return { ...opened, location: { base: '/', address, reload } }
  }, [opened, router])
  return (
    <>
      <ApplicationRoot key={key} queryClient={queryClient} router={router} scheme={scheme} />
      {open ? <Devtools parts={parts} section={section} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Section(_: Args) {
  return null
}

/**
 * Meta for Devtools beside the dashboard. The parameter `breaksContract` allows contract errors.
 */
export const besideScreen = {
  component: Section,
  parameters: { layout: 'fullscreen', wholeApplication: true },
  loaders: [
    async ({ args, globals, parameters }) => {
      const opened = await openDevtoolsWorld(args.world ?? '', readToolbar(globals))
      if (!parameters.breaksContract) warnOfViolations(opened.calls)
      return { opened }
    },
  ],
  render: ({ section }, { loaded, globals }) => {
    const language: unknown = globals.language
    return (
      <BesideScreen
        key={loaded.opened.key}
        opened={loaded.opened}
        section={section}
        path={`/${isSiteLanguage(language) ? language : 'en'}/researcher`}
        scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
      />
    )
  },
} satisfies Meta<typeof Section>

export type DevtoolsStory = StoryObj<Args>

/** Texts of a fully loaded dashboard. */
const loadedPage = /^\d+ orders?$|^No orders yet$|could not be loaded|^Create an account$/

/** Waits for Devtools and the page, so that late rendering does not disturb the story. */
export async function devtoolsIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findAllByText(loadedPage)
  return within(await canvas.findByRole('region', { name: 'Devtools' }))
}
