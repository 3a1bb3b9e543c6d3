import { DataCell, DataTable } from '../../../src/ui/page/data-table.tsx'
import styles from './parts.module.css'
import { type ComponentProps, propsOf } from './props-of.ts'

const columns = [
  { name: 'Property', width: '26%' },
  { name: 'Type', width: '34%' },
  { name: 'What it does' },
]

/** What stands between backticks is code. */
function WithCode({ text }: { text: string }) {
  const code = (part: string) => <code key={part}>{part}</code>
  return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : part))
}

/** The properties of a component, from its types. */
export function PropsTable({ component }: { component: ComponentProps }) {
  const { name } = component
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
      <DataTable label={`Properties of ${name}`} columns={columns}>
        {propsOf(component).map((prop) => {
          const text = [prop.description, prop.usual && `Usually \`${prop.usual}\`.`]
          const about = text.filter(Boolean).join(' ')
          return (
            <tr key={prop.name}>
              <DataCell heads>
                <code>{prop.name}</code>
                {prop.isRequired ? ' (required)' : ''}
              </DataCell>
              <DataCell name="Type">
                <code className={styles.type}>{prop.type}</code>
              </DataCell>
              <DataCell name={about ? 'What it does' : undefined}>
                <WithCode text={about} />
              </DataCell>
            </tr>
          )
        })}
      </DataTable>
    </>
  )
}
