/** Code points of the WebDriver protocol. */
const named: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
}

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

const keyboard = (actions: KeyAction[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] })

/** The body of an action that presses keys together, such as `Alt+ArrowDown`. */
export function pressed(keys: string) {
  const values = keys.split('+').map((key) => named[key] ?? key.toLowerCase())
  return keyboard([
    ...values.map((value): KeyAction => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value })),
  ])
}

/** The body of an action that presses one key after the other. */
export const typed = (text: string) =>
  keyboard(
    [...text].flatMap((value): KeyAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )

/** The body of an action that clicks at a place of the window. */
export const clicked = ({ x, y }: { x: number; y: number }) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})
