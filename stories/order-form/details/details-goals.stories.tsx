import { expect, userEvent, waitFor, within } from 'storybook/test'
import { client, unwrap } from '../../../src/api/client.ts'
import { chooseSample } from '../../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginFormattingOrder } from '../get-started/begin-order.ts'
import { uploadReference } from '../upload-reference.ts'

// DetailsScreen
export default {
  ...screen,
  title: 'Order form/Details/Goals and drafts',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

const titleField = /^Project title/

/** No style of English and no word count where no text is edited. */
export const FiguresOnly: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beginFormattingOrder(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Figure Formatting' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }))
    await expect(await canvas.findByLabelText(titleField)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'American English' })).toBeNull()
    await expect(canvas.queryByLabelText(/^Word count/)).toBeNull()
    await expect(canvas.getByRole('group', { name: /^Figures/ })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /^Manuscript/ })).toBeNull()
  },
}

/** The title of an earlier save tells what the project is about. */
export const PredictedArea: ScreenStory = {
  args: { world: 'scenario=order-form&at=duplicate-order' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const suggestion = await canvas.findByRole('button', { name: /^Use our suggestion: / })
    const name = suggestion.textContent?.replace('Use our suggestion: ', '')
    await userEvent.click(suggestion)
    await expect(canvas.getByRole('combobox', { name: 'Area of study' })).toHaveValue(name)
    await expect(canvas.queryByRole('button', { name: /^Use our suggestion/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose step by step' }))
    await expect(canvas.getByLabelText('Area of study')).toHaveDisplayValue(name ?? '')
  },
}

/** What was typed is kept until it is saved. */
export const DraftAfterLeaving: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'Sleep and walking')
    await userEvent.type(canvas.getByLabelText('Area of study'), 'geriatrics')
    await userEvent.click(canvas.getByRole('radio', { name: 'British English' }))
    await loaded.screen?.router.navigate({ to: '/$lang/researcher', params: { lang: 'en' } })
    await waitFor(() => expect(canvas.queryByLabelText(titleField)).toBeNull())
    await loaded.screen?.router.navigate({
      to: '/$lang/researcher/submit/details',
      params: { lang: 'en' },
    })
    await expect(await canvas.findByLabelText(titleField)).toHaveValue('Sleep and walking')
    await expect(canvas.getByLabelText('Area of study')).toHaveValue('Geriatrics')
    await expect(canvas.getByRole('radio', { name: 'British English' })).toBeChecked()
  },
}

/** A file that another page attaches joins what was typed before. */
export const AttachedSince: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'Sleep and walking')
    await loaded.screen?.router.navigate({ to: '/$lang/researcher', params: { lang: 'en' } })
    await waitFor(() => expect(canvas.queryByLabelText(titleField)).toBeNull())
    const { orderForm } = await unwrap(client.GET('/api/order-form/load'))
    const mainReferenceFiles = [await uploadReference('Answer to the reviewers.docx')]
    await unwrap(
      client.PUT('/api/order-form/{orderId}/details', {
        params: { path: { orderId: orderForm.identity } },
        body: { mainReferenceFiles },
      }),
    )
    await loaded.screen?.queryClient.refetchQueries()
    await loaded.screen?.router.navigate({
      to: '/$lang/researcher/submit/details',
      params: { lang: 'en' },
    })
    await expect(await canvas.findByLabelText(titleField)).toHaveValue('Sleep and walking')
    await expect(await canvas.findByText('Answer to the reviewers.docx')).toBeVisible()
  },
}

export const UploadFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&fault=uploadFile:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'Sleep and walking')
    const name = await chooseSample(canvasElement, 'english-3000')
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await expect(canvas.getByLabelText(titleField)).toHaveValue('Sleep and walking')
    await userEvent.click(canvas.getByRole('button', { name: `Retry: ${name}` }))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(canvas.queryByText('Upload failed')).toBeNull()
  },
}
