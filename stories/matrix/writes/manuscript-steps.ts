import { screen } from 'storybook/test'
import { sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { chooseSample } from '../../grammar-check/chosen-file.ts'
import { patiently } from './write-steps.ts'

/** Parsed fastest. */
const manuscript = 'broken'

/** The form with one button. */
export const uploadAt = (scenario: string) => ({
  path: '/researcher/grammar-check',
  world: `scenario=${scenario}&flag=upload_files_ui:off`,
  entered: [sampleManuscript(manuscript).fileName],
})

export async function chooseManuscript() {
  await screen.findByRole('button', { name: 'Choose a file' }, patiently)
  await chooseSample(document.body, manuscript)
}

export async function uploadManuscript() {
  await chooseManuscript()
  await screen.findByText('Uploaded', { selector: 'form *' }, patiently)
}
