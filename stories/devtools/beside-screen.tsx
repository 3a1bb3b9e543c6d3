import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { within } from 'storybook/test'
import { Devtools } from '../../mocks/devtools/devtools.tsx'
import type { DevtoolsContext } from '../../mocks/devtools/devtools-context.ts'
import type { SectionName } from '../../mocks/devtools/devtools-sections.tsx'
import { warnOfViolations } from '../../mocks/transports/page/warn-of-violations.ts'
import { Application } from '../../src/app/startup/application.tsx'
import { isSiteLanguage } from '../../src/i18n/locales.ts'
import { beginAt } from '../screen-world.ts'
import { readToolbar } from '../toolbar/world-as-chosen.ts'
import { type DevtoolsWorld, openDevtoolsWorld } from './devtools-world.ts'

type Args = {
  section: SectionName
  /** What an address takes: `scenario=…&flag=…&fault=…&latency=…`. */
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
    return { ...opened, place: { base: '/', address, reload } }
  }, [opened, router])
  return (
    <>
      <Application key={key} queryClient={queryClient} router={router} scheme={scheme} />
      {open ? <Devtools parts={parts} section={section} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Section(_: Args) {
  return null
}

/**
 * The meta of stories of Devtools, which stands beside the orders of whoever is in the world. A
 * story that breaks the contract on purpose says so by the parameter `breaksContract`.
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

/** What the page beside Devtools says once it has asked for all that it shows. */
const loadedPage = /^\d+ orders?$|^No orders yet$|could not be loaded|^Create an account$/

/** Devtools, once its words are there, and the page beside it is: else it changes what comes after. */
export async function devtoolsIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findAllByText(loadedPage)
  return within(await canvas.findByRole('region', { name: 'Devtools' }))
}
