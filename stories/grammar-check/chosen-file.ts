import { userEvent } from 'storybook/test'
import { type SampleName, sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'

/** Chooses one of the sample manuscripts in the form of a screen, as a file dialog would. */
export async function chooseSample(canvasElement: HTMLElement, name: SampleName): Promise<string> {
  const { fileName, type, bytes } = sampleManuscript(name)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nowhere to choose a file.')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, new File([bytes], fileName, { type }))
  return fileName
}
