import { useState } from 'react'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { Spinner } from '../../src/ui/page/spinner.tsx'
import { SkeletonLines } from '../../src/ui/states/skeleton.tsx'
import styles from './foundations.module.css'

const moves = [
  ['A message arrives, a dialog rises', 'that it is new, and where it came from'],
  [
    'A button or a drop zone changes its colour',
    'that it can be pressed, or that a file may be let go',
  ],
  ["The red pen's line grows", 'how far an upload has come, or that the next page is loading'],
  ['A skeleton breathes, a wheel turns', 'that something is under way'],
] as const

const quick = () => getComputedStyle(document.documentElement).getPropertyValue('--quick').trim()

export function Motion() {
  const [there, setThere] = useState(false)
  return (
    <>
      <h1>Motion</h1>
      <p>
        It explains a change, or there is none. It takes <code>--quick</code>, which is{' '}
        <strong>{quick()}</strong> here, and none of it happens for who asked for less motion.
      </p>
      <div className={styles.track}>
        <span className={there ? `${styles.movingBox} ${styles.moved}` : styles.movingBox} />
      </div>
      <p>
        <Button onClick={() => setThere(!there)}>{there ? 'Move it back' : 'Move it'}</Button>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">What moves</th>
            <th scope="col">What it explains</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(([what, why]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SkeletonLines lines={3} label="Three lines are on their way." />
      <Spinner>Counting the words of your manuscript</Spinner>
    </>
  )
}
