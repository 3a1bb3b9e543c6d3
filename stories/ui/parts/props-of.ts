import { isRecord } from '../../../src/lib/is-record.ts'

/** As a file with `?props` exports it. */
export type ComponentProps = { name: string; props: Readonly<Record<string, unknown>> }

type ShownProp = {
  name: string
  type: string
  isRequired: boolean
  description: string
  /** The value that it has if it is left out. */
  usual: string
}

/** Types by what react-docgen says of them: it gives no name to lists, and resolves names of fields. */
const plainer: Readonly<Record<string, string>> = {
  unknown: 'list',
  'string & { readonly [value]: Value }': 'FieldName',
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function typeText(type: unknown): string {
  if (!isRecord(type)) return ''
  const text = textOf(type.raw) || textOf(type.value) || textOf(type.name)
  return plainer[text] ?? text
}

/** The properties of a component, those that it needs first. */
export function propsOf({ props }: ComponentProps): ShownProp[] {
  const shown = Object.entries(props).flatMap(([name, prop]) => {
    if (!isRecord(prop)) return []
    const { tsType, required, description, defaultValue } = prop
    return [
      {
        name,
        type: typeText(tsType),
        isRequired: required === true,
        description: textOf(description),
        usual: isRecord(defaultValue) ? textOf(defaultValue.value) : '',
      },
    ]
  })
  return shown.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

/** @throws if the file exports no component of a name */
export function pickProps(
  components: readonly ComponentProps[],
  ...names: readonly string[]
): ComponentProps[] {
  return names.map((name) => {
    const found = components.find((component) => component.name === name)
    if (!found) throw new Error(`No component is named ${name}.`)
    return found
  })
}
