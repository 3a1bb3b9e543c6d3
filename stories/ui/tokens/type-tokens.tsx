import { tokenGroups, tokensOf, valueWithChanges } from './token-list.ts'
import styles from './token-tables.module.css'

const samples = [
  ['en', 'Spatial patterns of arbuscular mycorrhizal fungi along an elevation gradient'],
  ['pt-BR', 'Avaliação da qualidade do solo em sistemas agroflorestais do Cerrado'],
  ['es', 'Diversidad genética y conservación de los páramos andinos'],
  ['zh-Hans', '基于深度学习的高分辨率遥感影像变化检测方法研究，以长江三角洲为例'],
  ['ja', '標高傾度に沿ったアーバスキュラー菌根菌の空間分布と土壌特性の関係について'],
] as const

const familyIn = (group: string) => (group === 'heading' ? 'serif' : 'sans')

/** Each size of text with its measures, in five languages. */
export function TypeTokens() {
  return (
    <>
      <h1>Type</h1>
      {tokenGroups('type').map(({ name, description, tokens }) => (
        <section key={name} className={styles.group}>
          <h2>{name}</h2>
          <p>{description}</p>
          <ul className={styles.list}>
            {tokens.map((token) => (
              <li key={token.name} className={styles.typed}>
                <div>
                  <h3>
                    <code>--{token.name}</code>
                  </h3>
                  <p>{token.role}</p>
                  <p className={styles.measure}>{valueWithChanges(token)}</p>
                </div>
                <div className={styles.samples}>
                  {samples.map(([lang, text]) => (
                    <p
                      key={lang}
                      lang={lang}
                      style={{ font: `var(--${token.name}) var(--${familyIn(name)})` }}
                    >
                      {text} 0123456789
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <h2>families</h2>
        <dl className={styles.families}>
          {tokensOf('font').map((token) => (
            <div key={token.name}>
              <dt>
                <code>--{token.name}</code>
              </dt>
              <dd>{token.role}</dd>
              {valueWithChanges(token)
                .split('; ')
                .map((families) => (
                  <dd key={families} className={styles.measure}>
                    {families}
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
