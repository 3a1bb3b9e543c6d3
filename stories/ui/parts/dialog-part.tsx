import confirmDialogProps from '../../../src/ui/states/confirm-dialog.tsx?props'
import styles from '../../../src/ui/states/modal-dialog.module.css'
import modalDialogProps from '../../../src/ui/states/modal-dialog.tsx?props'
import { ConfirmingDialog, DrawnDialog, ReadingDialog } from './dialog-examples.tsx'
import type { Part } from './part.ts'
import { pickProps } from './props-of.ts'

const lasting = 'The report and its scores will be gone for good.'

export const dialogPart: Part = {
  name: 'Dialog',
  summary:
    'Interrupts, for a question that has to be answered first or for a detail that would crowd the page.',
  figure: (
    <DrawnDialog
      title="Delete this report?"
      text={lasting}
      actions={['Cancel', 'Delete the report']}
    />
  ),
  anatomy: [
    {
      name: 'Title',
      text: 'the question. The focus begins here, or in the first field.',
      selector: 'h3',
      side: 'before',
    },
    {
      name: 'Text',
      text: 'what follows from each answer. Read out with the title.',
      selector: `.${styles.text}`,
      side: 'before',
    },
    {
      name: 'Way out',
      text: 'changes nothing. Escape does the same.',
      selector: 'button:nth-of-type(1)',
      side: 'below',
    },
    {
      name: 'Answer',
      text: 'with the verb of the title; red where something is lost.',
      selector: 'button:nth-of-type(2)',
      side: 'below',
    },
  ],
  use: [
    'ConfirmDialog before something is lost that cannot be brought back.',
    'ModalDialog for a short form in the middle of a task, such as a promo code.',
    'As a sheet or a drawer, for what stands beside the work on a wide screen.',
  ],
  avoid: [
    'To report a success: use a message.',
    'For what can be undone: do it, and offer to undo it.',
    'For a task of several steps: give it a page.',
  ],
  pairs: [
    {
      rule: 'Title and answer say the same verb.',
      good: (
        <DrawnDialog
          title="Delete this report?"
          text={lasting}
          actions={['Cancel', 'Delete the report']}
        />
      ),
      bad: (
        <DrawnDialog title="Are you sure?" text="This cannot be undone." actions={['No', 'Yes']} />
      ),
      why: 'what is lost, and what “yes” does, has to be guessed',
    },
  ],
  states: [
    {
      name: 'Question',
      text: 'Stays open and busy until it is done.',
      example: <ConfirmingDialog />,
    },
    { name: 'Sheet', text: 'Rises from the lower edge.', example: <ReadingDialog kind="sheet" /> },
    {
      name: 'Drawer',
      text: 'At the end of the page, as high as it.',
      example: <ReadingDialog kind="drawer" />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes round inside the dialog.'],
    ['Escape', 'Closes it and changes nothing; the focus returns to what opened it.'],
  ],
  components: [
    ...pickProps(modalDialogProps, 'ModalDialog'),
    ...pickProps(confirmDialogProps, 'ConfirmDialog'),
  ],
}
