import { within } from 'storybook/test'
import { client, unwrap } from '../../src/api/client.ts'
import type { ScreenStory } from '../screen.tsx'

type Play = NonNullable<ScreenStory['play']>

/** Saves the first step of the rework with a word count, opens a step, then plays. */
export const withRework = (
  wordCount: number,
  step: 'rework-get-started' | 'manuscript-services',
  play: Play,
): Play =>
  async function beginRework(context) {
    await within(context.canvasElement).findByRole('heading', { level: 1 })
    const { orderForm } = await unwrap(client.GET('/api/order-form/load'))
    await unwrap(
      client.PUT('/api/order-form/{identity}/rework-basic-details', {
        params: { path: { identity: orderForm.identity } },
        body: {
          selectedService: 'svc-premium-rework',
          uploadFilesLater: true,
          wordCount,
          language: 1,
        },
      }),
    )
    const to = `/$lang/researcher/submit/${step}` as const
    await context.loaded.screen?.router.navigate({ to, params: { lang: 'en' } })
    await play(context)
  }

/** Starts a re-edit as its link does, opens the first step, then plays. */
export const withReedit = (address: string, play: Play): Play =>
  async function beginReedit(context) {
    await within(context.canvasElement).findByRole('heading', { level: 1 })
    await fetch(address, { redirect: 'manual' })
    const to = '/$lang/researcher/submit/rework-get-started'
    await context.loaded.screen?.router.navigate({ to, params: { lang: 'en' } })
    await play(context)
  }
