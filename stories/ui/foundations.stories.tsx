import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from '../../src/ui/page/icon.tsx'
import { Mark } from '../../src/ui/page/mark.tsx'
import styles from './foundations.module.css'

const meta: Meta = { title: 'Face/Foundations' }
export default meta

const colours = {
  Paper: ['paper', 'surface', 'sunken', 'rule', 'rule-strong'],
  Ink: ['ink', 'ink-2', 'ink-3'],
  Accent: ['accent', 'accent-hover', 'accent-soft', 'on-accent'],
  'The corrector': ['red', 'red-soft'],
  Status: ['green', 'green-ink', 'green-soft', 'amber-ink', 'amber-soft', 'grey'],
}

const samples = [
  ['en', 'Spatial patterns of arbuscular mycorrhizal fungi along an elevation gradient'],
  ['pt-BR', 'Avaliação da qualidade do solo em sistemas agroflorestais do Cerrado'],
  ['es', 'Diversidad genética y conservación de los páramos andinos'],
  ['zh-Hans', '基于深度学习的高分辨率遥感影像变化检测方法研究，以长江三角洲为例'],
  ['ja', '標高傾度に沿ったアーバスキュラー菌根菌の空間分布と土壌特性の関係について'],
] as const

const icons: IconName[] = [
  'check',
  'clock',
  'warning',
  'cross',
  'error',
  'grey',
  'now',
  'info',
  'file',
  'menu',
  'close',
  'arrow-left',
  'chevron-down',
  'external',
  'eye',
  'eye-off',
]

const page = () => (
  <div className={styles.page}>
    <Mark />
    <h1>Colour</h1>
    {Object.entries(colours).map(([group, names]) => (
      <section key={group}>
        <h2>{group}</h2>
        <ul className={styles.swatches}>
          {names.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <h1>Type</h1>
    {samples.map(([lang, words]) => (
      <section key={lang} lang={lang} className={styles.sample}>
        <h2>{words}</h2>
        <h3>{words}</h3>
        <p>
          {words} 0123456789 {words} {words}
        </p>
      </section>
    ))}
    <h1>Drawings</h1>
    <ul className={styles.swatches}>
      {icons.map((name) => (
        <li key={name}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  </div>
)

export const Light: StoryObj = { render: page }
export const Dark: StoryObj = { render: page, globals: { scheme: 'dark' } }
