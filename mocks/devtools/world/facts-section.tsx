import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { saveFile } from '../../../src/lib/browser/save-file.ts'
import { SAMPLE_NAMES, type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { CopyButton, SmallButton } from '../devtools-controls.tsx'
import styles from '../devtools-section.module.css'
import { worldStartOf } from '../recording/world-start.ts'
import { useDevtools } from '../use-devtools.tsx'
import { factList } from './fact-list.ts'

export function FactsSection() {
  const { t } = useLingui()
  const facts = useFacts()
  return (
    <>
      <h4>
        <Trans>Facts of this scenario</Trans>
      </h4>
      <ul className={styles.list}>
        {facts.map(({ name, value }) => (
          <li key={name} className={styles.row}>
            <span className={styles.grow}>
              <strong>{name}</strong> <span className={styles.mono}>{value}</span>
            </span>
            <CopyButton text={value} name={name} />
          </li>
        ))}
      </ul>
      <h4>
        <Trans>Sample files</Trans>
      </h4>
      <ul className={styles.list}>
        {SAMPLE_NAMES.map((name) => (
          <li key={name} className={styles.row}>
            <span className={`${styles.grow} ${styles.mono}`}>{name}</span>
            <SmallButton aria-label={t`Save the sample ${name}`} onClick={() => save(name)}>
              <Trans>Save</Trans>
            </SmallButton>
          </li>
        ))}
      </ul>
    </>
  )
}

function save(name: SampleName): void {
  const { fileName, type, bytes } = sampleManuscript(name)
  saveFile(new File([bytes], fileName, { type }))
}

/** Recreated from how the scenario was started, so that a reload keeps them. */
function useFacts() {
  const { page } = useDevtools()
  const [facts, setFacts] = useState<ReturnType<typeof factList>>([])
  useEffect(() => {
    const find = async () => {
      const opening = await worldStartOf(page.world)
      if (opening) setFacts(factList((await loadScenario(opening)).facts))
    }
    void find()
  }, [page])
  return facts
}
