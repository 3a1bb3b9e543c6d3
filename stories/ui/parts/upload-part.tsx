import { FileField } from '../../../src/ui/form/upload/file-field.tsx'
import fileFieldProps from '../../../src/ui/form/upload/file-field.tsx?props'
import type { Upload, UploadResult } from '../../../src/ui/form/upload/uploaded-file.ts'
import { Status } from '../../../src/ui/page/status.tsx'
import { ExampleForm, exampleField } from './example-form.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const answers: Upload = async ({ name, size }) => ({ identity: name, name, size })

const manuscript: UploadResult = { identity: '1', name: 'soil-quality.docx', size: 184_320 }

type Props = {
  label: string
  files?: readonly UploadResult[]
  hint?: string
  accept?: readonly string[]
  button?: string
  max?: number
}

const Files = ({ label, files = [], accept = ['.doc', '.docx'], ...rest }: Props) => (
  <ExampleForm label={label} values={{ files }}>
    <FileField
      {...rest}
      name={exampleField('files')}
      label="Manuscript"
      accept={accept}
      upload={answers}
    />
  </ExampleForm>
)

export const uploadPart: Part = {
  name: 'Upload',
  summary:
    'Takes files, by a button first and by dropping them second. Each file has its own progress, its own failure and its own way to try again.',
  figure: <Files label="An upload" files={[manuscript]} />,
  anatomy: [
    {
      name: 'Hint',
      text: 'which types and how many, before a file is chosen.',
      selector: '[id$="-hint"]',
      side: 'before',
    },
    {
      name: 'Button',
      text: 'opens the browser’s own dialog; reached by keyboard and on a phone.',
      selector: 'button:nth-of-type(1)',
      side: 'before',
    },
    {
      name: 'File',
      text: 'its name, how far it is or what went wrong, and what can be done.',
      selector: 'li',
      side: 'before',
    },
  ],
  use: [
    'For what is sent with a form: manuscripts, figures, letters.',
    'Large, where the upload is all that a page asks for.',
    'In pieces for large files, so that a lost connection loses nothing.',
  ],
  avoid: [
    'To read a file on the device alone: say that nothing is sent, and use a plain button.',
    'For a text that is pasted as easily: use TextAreaField.',
  ],
  pairs: [
    {
      rule: 'Say what is accepted before somebody chooses.',
      good: <Files label="With its rule" hint="In English, at least 300 words." />,
      bad: <Files label="Any file" accept={[]} button="Browse…" />,
      why: 'the rule is learned by breaking it',
    },
    {
      rule: 'A failure names its cause and keeps the file.',
      good: (
        <Status tone="failed" more="the connection was lost; try again without choosing it anew">
          Not uploaded
        </Status>
      ),
      bad: <Status tone="failed">Error</Status>,
      why: 'nobody knows whether another attempt helps',
    },
  ],
  states: [
    {
      name: 'Empty',
      text: 'A button, and a place to drop files.',
      example: <Files label="Empty" />,
    },
    {
      name: 'Uploaded',
      text: 'Can be removed or replaced; a draft remembers its name.',
      example: <Files label="Uploaded" files={[manuscript]} />,
    },
    {
      name: 'Several',
      text: 'What is too many is named and left out.',
      example: <Files label="Several" files={[manuscript]} max={3} />,
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the button, then what each file offers.'],
    ['Enter, Space', 'Chooses, removes or tries again. After removal the focus is on the button.'],
  ],
  components: [...pickProps(fileFieldProps, 'FileField')],
}
