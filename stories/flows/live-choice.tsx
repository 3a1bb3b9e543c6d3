import styles from './story-picture.module.css'

type Props = { isLive: boolean; onChange: (isLive: boolean) => void }

/** Pictures show the stories as they were when Storybook was built. */
export function LiveChoice({ isLive, onChange }: Props) {
  return (
    <label className={styles.live}>
      <input type="checkbox" checked={isLive} onChange={({ target }) => onChange(target.checked)} />{' '}
      Show the stories themselves, which takes longer
    </label>
  )
}
