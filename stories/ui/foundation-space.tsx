import styles from './foundations.module.css'

/** Pixels, on an eight-pixel grid with half steps. */
const steps = [
  [4, 'between a drawing and its word'],
  [8, 'between what belongs together: a label, its hint, its field'],
  [16, 'between parts of one thing; the edge of a narrow page'],
  [24, 'between fields and entries; the edge of a wide page'],
  [32, 'between parts of a page'],
  [48, 'between what has nothing to do with one another'],
] as const

const lengths = [
  ['content', 'the widest a page becomes; the rest is margin'],
  ['gutter', 'from the edge of the window to the page'],
  ['measure', 'a line of text; in Chinese and Japanese forty characters'],
  ['top', 'the bar at the top, which stays in view'],
  ['target', 'the least height of what is pressed; more on touch'],
  ['radius', 'the corners of fields and buttons'],
  ['radius-large', 'the corners of cards and dialogs'],
] as const

const lengthOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)

export function Space() {
  return (
    <>
      <h1>Space</h1>
      <ul className={styles.rows}>
        {steps.map(([step, use]) => (
          <li key={step}>
            <span className={styles.step}>
              <span style={{ width: step }} />
            </span>
            <code>{step}</code>
            <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <caption>Lengths by name</caption>
        <tbody>
          {lengths.map(([name, use]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{lengthOf(name)}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
