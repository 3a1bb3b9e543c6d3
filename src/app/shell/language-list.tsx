import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { ownNameOf, plainTag, type SiteLanguage, siteLanguages, tagOf } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { inLanguage } from './in-language.ts'
import styles from './navigation/menu-list.module.css'

type Props = {
  language: SiteLanguage
  rest: string
  onChoose?: (href: string) => void
}

export function LanguageList({ language, rest, onChoose }: Props) {
  const { t } = useLingui()
  const name = ownNameOf(language)
  const choose = (event: MouseEvent, href: string) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(href)
  }
  return (
    <Disclosure label={name} name={t`Language: ${name}`}>
      <ul className={styles.list}>
        {siteLanguages.map((other) => (
          <li key={other}>
            <a
              href={addressIn(inLanguage(other, rest))}
              lang={plainTag(tagOf(other))}
              hrefLang={plainTag(tagOf(other))}
              aria-current={other === language ? 'true' : undefined}
              onClick={(event) => choose(event, inLanguage(other, rest))}
            >
              {ownNameOf(other)}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
