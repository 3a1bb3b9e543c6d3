import { Plural } from '@lingui/react/macro'
import { useNow } from '../../../ui/page/use-now.ts'
import styles from './experience.module.css'
import { yearsOfExperience } from './experience-rules.ts'

export function Experience() {
  const years = yearsOfExperience(useNow())
  return (
    <p className={styles.experience}>
      <Plural
        value={years}
        one="Researchers have trusted our editors for # year."
        other="Researchers have trusted our editors for # years."
      />
    </p>
  )
}
