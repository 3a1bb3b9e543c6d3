/** A text is meant whole, without the space around it. */
export type Wording = string | RegExp

type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'deletion'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'option'
  | 'radio'
  | 'region'
  | 'textbox'

/** What a person looks for; the first visible one is meant. */
export type Query = (
  | { role: Role; name?: Wording; level?: number }
  | { label: Wording }
  | { text: Wording }
  | { css: string }
) & { within?: Query /** Title of an iframe. */; frame?: string }

/** Written once for all engines; each protocol implements it. Actions and expectations wait. */
export type EnginePage = {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs in the page, so it uses nothing from around it. */
  run<Result, Given = undefined>(
    script: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result>
  sees(query: Query): Promise<boolean>
  click(query: Query): Promise<void>
  focus(query: Query): Promise<void>
  isFocused(query: Query): Promise<boolean>
  /** Of a field, or the text of anything else. */
  read(query: Query): Promise<string>
  attribute(query: Query, name: string): Promise<string | null>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  /** A key as Playwright names it, such as `Alt+ArrowDown`. */
  press(keys: string): Promise<void>
  upload(query: Query, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(path: string): Promise<void>
}

/** A person's browser: its pages share one world, which no other session sees. */
export type EngineSession = {
  open(): Promise<EnginePage>
  end(): Promise<void>
}

export type Engine = {
  version: string
  /** Downloads arrive in a folder, under their own names. */
  begin(downloads: string): Promise<EngineSession>
  quit(): Promise<void>
}
