import { userEvent } from 'storybook/test'
import { type SampleName, sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'

/** As by a file dialog. */
export async function chooseFile(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nowhere to choose a file.')
  await userEvent.setup({ applyAccept: false }).upload(input, file)
}

export async function chooseSample(canvasElement: HTMLElement, name: SampleName): Promise<string> {
  const { fileName, type, bytes } = sampleManuscript(name)
  await chooseFile(canvasElement, new File([bytes], fileName, { type }))
  return fileName
}
